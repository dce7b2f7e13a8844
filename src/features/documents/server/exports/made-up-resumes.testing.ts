import { ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'

type Written = {
  who: [fullName: string, location: string, phone: string, email: string]
  summary: string
  jobs: [jobTitle: string, company: string, place: string, from: string, to: string | null, points: string[]][]
  school: [degree: string, school: string, year: string]
  skills: string[]
  more?: Record<string, unknown>
}

const made = ({ who, summary, jobs, school, skills, more }: Written): ResumeContent => {
  const [fullName, location, phone, email] = who
  const [degree, schoolName, graduationYear] = school
  return ResumeContent.parse({
    personalInfo: {
      fullName,
      location,
      phone,
      email,
      linkedIn: 'linkedin.com/in/made-up',
      website: 'https://made-up.example/work',
    },
    professionalSummary: summary,
    workExperience: jobs.map(([jobTitle, company, place, startDate, endDate, responsibilities]) => ({
      id: newId(),
      jobTitle,
      company,
      location: place,
      startDate,
      endDate,
      isCurrentRole: endDate === null,
      responsibilities,
    })),
    education: [{ id: newId(), degree, school: schoolName, graduationYear, gpa: '3.8' }],
    skills: skills.map((name, at) => ({
      id: newId(),
      name,
      category: at % 2 ? 'Tools & Technologies' : 'Soft Skills',
    })),
    languages: [{ id: newId(), name: 'English', proficiency: 'Fluent' }],
    ...more,
  })
}

const long =
  'Kept the figures that the whole house reads on Monday, found what they hid, and told it in a page that people finished. '

/** Invented people from many places: every supported script, and layouts that are hard to parse. */
export const madeUpResumes: Record<string, ResumeContent> = {
  'plain English': made({
    who: ['Maya Okafor', 'Portland, Oregon', '(503) 555-0142', 'maya@okafor.example'],
    summary: 'Data analyst who turns questions into figures that people act on.',
    jobs: [
      [
        'Senior Data Analyst',
        'Fernway Health',
        'Portland, OR',
        '2021-03',
        null,
        ['Cut waiting by 18% with a forecast.', 'Led a team of 4.'],
      ],
      ['Data Analyst', 'Kestrel & Sons', 'Salem, OR', '2017-06', '2021-02', ['Built 12 dashboards in R/Shiny.']],
    ],
    school: ['B.Sc. Statistics', 'Reed College', '2017'],
    skills: ['SQL', 'Writing', 'Python', 'C++', '.NET', 'R'],
  }),
  'two pages of long points': made({
    who: [
      'Alexander Hartmann-Whitfield',
      'Manchester, United Kingdom',
      '+44 161 496 0000',
      'a.hartmann-whitfield@example.co.uk',
    ],
    summary: long.repeat(3),
    jobs: Array.from({ length: 6 }, (_, n) => [
      `Analyst, grade ${n + 1}`,
      `House number ${n + 1}`,
      'Leeds',
      `20${10 + n}-01`,
      `20${11 + n}-12`,
      Array.from({ length: 6 }, (_, m) => `${n}.${m} ${long}`),
    ]),
    school: ['MA Economics', 'University of Leeds', '2009'],
    skills: ['Microsoft Excel', 'Negotiation', 'Power BI', 'Presenting'],
  }),
  Vietnamese: made({
    who: ['Nguyễn Thị Thuỳ Dương', 'Thành phố Hồ Chí Minh', '+84 28 3822 0000', 'duong@vidu.example'],
    summary: 'Kỹ sư phần mềm với tám năm kinh nghiệm xây dựng hệ thống thanh toán.',
    jobs: [['Kỹ sư phần mềm', 'Công ty Sông Hồng', 'Hà Nội', '2018-01', null, ['Giảm 40% thời gian xử lý giao dịch.']]],
    school: ['Cử nhân Công nghệ thông tin', 'Đại học Bách khoa Hà Nội', '2016'],
    skills: ['Lập trình', 'Quản lý dự án'],
  }),
  Greek: made({
    who: ['Ελένη Παπαδοπούλου', 'Θεσσαλονίκη', '+30 231 555 0101', 'eleni@paradeigma.example'],
    summary: 'Αρχιτέκτονας με έμφαση στα δημόσια κτίρια.',
    jobs: [['Αρχιτέκτονας', 'Γραφείο Αιγαίου', 'Αθήνα', '2015-09', '2024-05', ['Σχεδίασε τρία σχολεία.']]],
    school: ['Δίπλωμα Αρχιτεκτονικής', 'Α.Π.Θ.', '2014'],
    skills: ['Σχέδιο', 'AutoCAD'],
  }),
  Ukrainian: made({
    who: ['Олена Шевченко', 'Львів', '+380 32 555 0199', 'olena@pryklad.example'],
    summary: 'Бухгалтерка, яка п’ять років веде звітність без зауважень.',
    jobs: [['Головна бухгалтерка', 'ТОВ «Їжак»', 'Київ', '2019-02', null, ['Скоротила закриття місяця до 3 днів.']]],
    school: ['Магістр обліку', 'ЛНУ імені Івана Франка', '2013'],
    skills: ['1С', 'Уважність'],
  }),
  Japanese: made({
    who: ['山田 花子', '東京都渋谷区', '03-5555-0100', 'hanako@rei.example'],
    summary:
      '十年間、データの分析と可視化に携わり、経営の判断を支えてきました。お客様の声を数字に変えることが得意です。',
    jobs: [
      [
        'データアナリスト',
        '株式会社サンプル',
        '東京',
        '2016-04',
        null,
        ['予測モデルにより在庫を二割削減しました。', '五名のチームを率いました。'],
      ],
    ],
    school: ['統計学 学士', '東京大学', '2014'],
    skills: ['データ分析', 'コミュニケーション'],
  }),
  Chinese: made({
    who: ['王小明', '上海市浦东新区', '021-5555-0100', 'xiaoming@lizi.example'],
    summary: '拥有八年供应链管理经验，善于用数据发现问题并推动改进。',
    jobs: [['供应链经理', '长江贸易有限公司', '上海', '2018-07', null, ['将交货时间缩短了百分之二十五。']]],
    school: ['物流管理学士', '复旦大学', '2015'],
    skills: ['数据分析', '谈判'],
  }),
  Korean: made({
    who: ['김민수', '서울특별시 마포구', '02-555-0100', 'minsu@yeje.example'],
    summary: '여섯 해 동안 결제 시스템을 설계하고 운영한 백엔드 개발자입니다.',
    jobs: [['백엔드 개발자', '한강소프트', '서울', '2019-03', null, ['응답 시간을 절반으로 줄였습니다.']]],
    school: ['컴퓨터공학 학사', '서울대학교', '2018'],
    skills: ['자바', '소통'],
  }),
  Arabic: made({
    who: ['ليلى حداد', 'عمّان، الأردن', '+962 6 555 0100', 'layla@mithal.example'],
    summary: 'محللة بيانات لديها سبع سنوات من الخبرة في القطاع الصحي.',
    jobs: [['محللة بيانات', 'مستشفى النور', 'عمّان', '2019-01', null, ['خفضت وقت الانتظار بنسبة كبيرة.']]],
    school: ['بكالوريوس الإحصاء', 'الجامعة الأردنية', '2017'],
    skills: ['تحليل البيانات', 'الكتابة'],
  }),
  'accents of all Europe': made({
    who: ['Łukasz Çelik-Ångström', 'Gdańsk', '+48 58 555 01 00', 'lukasz@przyklad.example'],
    summary:
      'Projektant, który łączy naïveté z praktyką; œuvre complète à l’appui, größtenteils für Bürohäuser. İstanbul, Kraków, Århus.',
    jobs: [
      [
        'Starszy projektant',
        'Ğüneş Š.A.',
        'Øresund',
        '2014-11',
        '2023-08',
        ['Zmniejszył koszty o ⅓ — bez strat.', 'Příliš žluťoučký kůň.'],
      ],
    ],
    school: ['Mgr inż.', 'Politechnika Gdańska', '2012'],
    skills: ['Gżegżółka', 'Façade'],
  }),
  'signs and addresses': made({
    who: [
      'D’Arcy “Ace” O’Neill-Smith, Ph.D.',
      'St. John’s, NL',
      '+1 (709) 555-0142 ext. 7',
      'ace+jobs@o-neill.example',
    ],
    summary: 'C#/.NET, C++ & F#: 99.95% uptime; $2.4M saved (≈ €2.2M). 50% → 85% in <6 months…',
    jobs: [
      [
        'Sr. Engineer (Level II)',
        'A/B Labs; R&D',
        'Remote – US/EU',
        '2020-01',
        null,
        ['Moved *everything* to `Kubernetes` #1 [sic].', 'Used {curly}, <angle> and |pipe| signs.'],
      ],
    ],
    school: ['B.Eng. (Hons.)', 'Memorial University', '2011'],
    skills: ['C#', 'CI/CD', 'A/B testing', 'Node.js', 'office efficiency'],
  }),
  'every section': made({
    who: ['Sofia Almeida', 'Porto', '+351 22 555 0100', 'sofia@exemplo.example'],
    summary: 'Gestora de produto.',
    jobs: [['Gestora de produto', 'Douro Digital', 'Porto', '2018', null, ['Lançou 4 produtos em 3 países.']]],
    school: ['Licenciatura em Gestão', 'Universidade do Porto', '2013'],
    skills: ['Pesquisa', 'Figma'],
    more: {
      projects: [
        {
          id: newId(),
          name: 'Mapa das hortas',
          description: 'Um mapa aberto das hortas da cidade.',
          technologies: ['TypeScript', 'PostGIS'],
          link: 'https://hortas.example/mapa',
          startDate: '2022-02',
          endDate: '2023-01',
        },
      ],
      certifications: [
        {
          id: newId(),
          name: 'Scrum Product Owner',
          issuer: 'Scrum Alliance',
          date: '2019-05',
          expiryDate: '2027-05',
          credentialId: 'SPO-000123',
        },
      ],
      publications: [
        {
          id: newId(),
          name: 'Hortas que ficam',
          publisher: 'Revista do Douro',
          date: '2022-11',
          link: 'https://revista.example/hortas',
          summary: 'Porque umas hortas duram e outras não.',
        },
      ],
      volunteering: [
        {
          id: newId(),
          role: 'Coordenadora',
          organization: 'Fundação Mesa Cheia',
          location: 'Porto',
          startDate: '2016-02',
          endDate: '2019-06',
          responsibilities: ['Organizou os turnos de 40 pessoas.'],
        },
      ],
      awards: [
        {
          id: newId(),
          name: 'Produto do ano',
          issuer: 'Câmara do Porto',
          date: '2021-05',
          summary: 'Entre 300 produtos.',
        },
      ],
      customSections: [
        {
          id: newId(),
          title: 'Banco alimentar',
          content: 'Banco alimentar, todos os sábados.',
          items: ['Coordenou 30 pessoas.', 'Recolheu 2 toneladas.'],
        },
      ],
    },
  }),
  'one line and nothing else': ResumeContent.parse({
    personalInfo: { fullName: 'Bo Li' },
    professionalSummary: 'Painter.',
  }),
}
