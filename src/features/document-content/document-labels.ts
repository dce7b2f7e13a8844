import type { proficiencies, skillCategories } from './resume-content.ts'

/** The sections that are printed under a heading of their own; custom sections bring theirs. */
export const headedSections = [
  'professionalSummary',
  'workExperience',
  'education',
  'skills',
  'projects',
  'certifications',
  'languages',
] as const
export type HeadedSection = (typeof headedSections)[number]

/** The words that a resume prints in addition to what was typed, in one language. */
export type DocumentLabels = {
  headings: Record<HeadedSection, string>
  /** The end of what continues. */
  present: string
  /** Before a grade, a date and a number. */
  gpa: string
  expires: string
  credentialId: string
  levels: Record<(typeof proficiencies)[number], string>
  categories: Record<(typeof skillCategories)[number], string>
}

const words = (
  headings: readonly [string, string, string, string, string, string, string],
  [present, gpa, expires, credentialId]: readonly [string, string, string, string],
  [basic, conversational, fluent, native]: readonly [string, string, string, string],
  categories: readonly [string, string, string, string, string, string, string, string],
): DocumentLabels => ({
  headings: {
    professionalSummary: headings[0],
    workExperience: headings[1],
    education: headings[2],
    skills: headings[3],
    projects: headings[4],
    certifications: headings[5],
    languages: headings[6],
  },
  present,
  gpa,
  expires,
  credentialId,
  levels: { Basic: basic, Conversational: conversational, Fluent: fluent, Native: native },
  categories: {
    'Programming Languages': categories[0],
    'Frameworks & Libraries': categories[1],
    'Tools & Technologies': categories[2],
    Databases: categories[3],
    'Cloud Platforms': categories[4],
    'Soft Skills': categories[5],
    Languages: categories[6],
    Other: categories[7],
  },
})

/** By language tag; every heading is one that an import of the printed page knows (`resume-parser/vocabulary`). */
export const documentLabels = {
  en: words(
    ['Summary', 'Experience', 'Education', 'Skills', 'Projects', 'Certifications', 'Languages'],
    ['Present', 'GPA', 'Expires', 'Credential ID'],
    ['Basic', 'Conversational', 'Fluent', 'Native'],
    [
      'Programming Languages',
      'Frameworks & Libraries',
      'Tools & Technologies',
      'Databases',
      'Cloud Platforms',
      'Soft Skills',
      'Languages',
      'Other',
    ],
  ),
  de: words(
    ['Profil', 'Berufserfahrung', 'Ausbildung', 'Kenntnisse', 'Projekte', 'Zertifikate', 'Sprachen'],
    ['heute', 'Note', 'Gültig bis', 'Zertifikatsnummer'],
    ['Grundkenntnisse', 'gute Kenntnisse', 'fließend', 'Muttersprache'],
    [
      'Programmiersprachen',
      'Frameworks & Bibliotheken',
      'Werkzeuge & Technologien',
      'Datenbanken',
      'Cloud-Plattformen',
      'Soziale Kompetenzen',
      'Sprachen',
      'Weitere',
    ],
  ),
  fr: words(
    ['Profil', 'Expérience professionnelle', 'Formation', 'Compétences', 'Projets', 'Certifications', 'Langues'],
    ["aujourd'hui", 'Moyenne', "Valable jusqu'en", 'Numéro du certificat'],
    ['notions', 'niveau intermédiaire', 'courant', 'langue maternelle'],
    [
      'Langages de programmation',
      'Frameworks et bibliothèques',
      'Outils et technologies',
      'Bases de données',
      'Plateformes cloud',
      'Qualités personnelles',
      'Langues',
      'Autres',
    ],
  ),
  es: words(
    ['Perfil', 'Experiencia profesional', 'Formación', 'Habilidades', 'Proyectos', 'Certificaciones', 'Idiomas'],
    ['actualidad', 'Nota media', 'Válido hasta', 'Número de credencial'],
    ['básico', 'intermedio', 'fluido', 'nativo'],
    [
      'Lenguajes de programación',
      'Frameworks y bibliotecas',
      'Herramientas y tecnologías',
      'Bases de datos',
      'Plataformas en la nube',
      'Habilidades personales',
      'Idiomas',
      'Otros',
    ],
  ),
  pt: words(
    ['Perfil', 'Experiência profissional', 'Formação', 'Competências', 'Projetos', 'Certificações', 'Idiomas'],
    ['atual', 'Média', 'Válido até', 'Número da credencial'],
    ['básico', 'intermediário', 'fluente', 'nativo'],
    [
      'Linguagens de programação',
      'Frameworks e bibliotecas',
      'Ferramentas e tecnologias',
      'Bancos de dados',
      'Plataformas de nuvem',
      'Competências pessoais',
      'Idiomas',
      'Outros',
    ],
  ),
  it: words(
    ['Profilo', 'Esperienza professionale', 'Formazione', 'Competenze', 'Progetti', 'Certificazioni', 'Lingue'],
    ['oggi', 'Media', 'Valido fino a', 'Numero del certificato'],
    ['base', 'intermedio', 'fluente', 'madrelingua'],
    [
      'Linguaggi di programmazione',
      'Framework e librerie',
      'Strumenti e tecnologie',
      'Database',
      'Piattaforme cloud',
      'Competenze personali',
      'Lingue',
      'Altro',
    ],
  ),
  nl: words(
    ['Profiel', 'Werkervaring', 'Opleiding', 'Vaardigheden', 'Projecten', 'Certificaten', 'Talen'],
    ['heden', 'Gemiddeld cijfer', 'Geldig tot', 'Certificaatnummer'],
    ['basis', 'goed', 'vloeiend', 'moedertaal'],
    [
      'Programmeertalen',
      'Frameworks en bibliotheken',
      'Tools en technologieën',
      'Databases',
      'Cloudplatforms',
      'Persoonlijke vaardigheden',
      'Talen',
      'Overig',
    ],
  ),
  pl: words(
    [
      'Podsumowanie',
      'Doświadczenie zawodowe',
      'Wykształcenie',
      'Umiejętności',
      'Projekty',
      'Certyfikaty',
      'Języki obce',
    ],
    ['obecnie', 'Średnia', 'Ważny do', 'Numer certyfikatu'],
    ['podstawowy', 'komunikatywny', 'biegły', 'ojczysty'],
    [
      'Języki programowania',
      'Frameworki i biblioteki',
      'Narzędzia i technologie',
      'Bazy danych',
      'Platformy chmurowe',
      'Kompetencje miękkie',
      'Języki',
      'Inne',
    ],
  ),
  ru: words(
    ['О себе', 'Опыт работы', 'Образование', 'Навыки', 'Проекты', 'Сертификаты', 'Языки'],
    ['настоящее время', 'Средний балл', 'Срок действия до', 'Номер сертификата'],
    ['базовый', 'разговорный', 'свободно', 'родной'],
    [
      'Языки программирования',
      'Фреймворки и библиотеки',
      'Инструменты и технологии',
      'Базы данных',
      'Облачные платформы',
      'Личные качества',
      'Языки',
      'Прочее',
    ],
  ),
  tr: words(
    ['Özet', 'İş Deneyimi', 'Eğitim', 'Beceriler', 'Projeler', 'Sertifikalar', 'Diller'],
    ['günümüz', 'Not ortalaması', 'Geçerlilik', 'Sertifika numarası'],
    ['temel', 'orta', 'akıcı', 'ana dil'],
    [
      'Programlama dilleri',
      'Çatılar ve kütüphaneler',
      'Araçlar ve teknolojiler',
      'Veritabanları',
      'Bulut platformları',
      'Kişisel beceriler',
      'Diller',
      'Diğer',
    ],
  ),
  ar: words(
    ['نبذة', 'الخبرة المهنية', 'التعليم', 'المهارات', 'المشاريع', 'الشهادات', 'اللغات'],
    ['حتى الآن', 'المعدل', 'صالحة حتى', 'رقم الشهادة'],
    ['أساسي', 'متوسط', 'طلاقة', 'اللغة الأم'],
    [
      'لغات البرمجة',
      'أطر العمل والمكتبات',
      'الأدوات والتقنيات',
      'قواعد البيانات',
      'المنصات السحابية',
      'المهارات الشخصية',
      'اللغات',
      'أخرى',
    ],
  ),
  he: words(
    ['תמצית', 'ניסיון תעסוקתי', 'השכלה', 'כישורים', 'פרויקטים', 'הסמכות', 'שפות'],
    ['היום', 'ממוצע', 'בתוקף עד', 'מספר תעודה'],
    ['בסיסי', 'בינוני', 'שוטף', 'שפת אם'],
    [
      'שפות תכנות',
      'ספריות ותשתיות',
      'כלים וטכנולוגיות',
      'מסדי נתונים',
      'פלטפורמות ענן',
      'כישורים אישיים',
      'שפות',
      'אחר',
    ],
  ),
  zh: words(
    ['个人简介', '工作经历', '教育背景', '专业技能', '项目经历', '证书', '语言能力'],
    ['至今', '绩点', '有效期至', '证书编号'],
    ['入门', '日常交流', '流利', '母语'],
    ['编程语言', '框架与库', '工具与技术', '数据库', '云平台', '软技能', '语言', '其他'],
  ),
  ja: words(
    ['自己PR', '職務経歴', '学歴', 'スキル', 'プロジェクト', '資格', '語学'],
    ['現在', 'GPA', '有効期限', '登録番号'],
    ['基礎', '日常会話', '流暢', '母語'],
    [
      'プログラミング言語',
      'フレームワーク・ライブラリ',
      'ツール・技術',
      'データベース',
      'クラウド',
      'ソフトスキル',
      '言語',
      'その他',
    ],
  ),
  ko: words(
    ['자기소개', '경력', '학력', '기술', '프로젝트', '자격증', '외국어'],
    ['현재', '학점', '유효기간', '자격 번호'],
    ['기초', '일상 회화', '유창', '모국어'],
    [
      '프로그래밍 언어',
      '프레임워크 및 라이브러리',
      '도구 및 기술',
      '데이터베이스',
      '클라우드 플랫폼',
      '소프트 스킬',
      '언어',
      '기타',
    ],
  ),
} satisfies Record<string, DocumentLabels>

export type DocumentLanguage = keyof typeof documentLabels
export const documentLanguages = Object.keys(documentLabels) as [DocumentLanguage, ...DocumentLanguage[]]

const fromRight: readonly DocumentLanguage[] = ['ar', 'he']

/** The direction of what is written in a language. */
export const directionOf = (language: DocumentLanguage): 'ltr' | 'rtl' => (fromRight.includes(language) ? 'rtl' : 'ltr')
