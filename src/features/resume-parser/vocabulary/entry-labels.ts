import { foldLabel } from '../fold-letters.ts'
import { listed } from './listed.ts'

/**
 * The meaning of a part of a job or study: `what` is a role or degree, `where` a company or school, `when` a period, `place` a place,
 * `about` a description.
 */
export type EntryLabel = 'what' | 'where' | 'when' | 'place' | 'about'

/** Labels of these parts in forms and tables, in the languages of this folder. */
const labels: Record<EntryLabel, readonly string[]> = {
  what: listed(`
    position | position held | positions held | post | post held | job title | title | role | designation |
    occupation | occupation or position held | job | course | course name | degree | degree title | qualification |
    qualification awarded | title of qualification awarded | programme | program | examination | exam | exam passed |
    class | Funktion | Beruf oder Funktion | Tätigkeit | Stelle | Abschluss |
    Bezeichnung der erworbenen Qualifikation | Ausbildung | Studiengang | fonction | poste | poste occupé |
    fonction ou poste occupé | intitulé du poste | diplôme | diplôme obtenu | formation |
    intitulé du certificat ou diplôme délivré | puesto | cargo | puesto desempeñado | profesión o cargo desempeñado |
    título | título de la cualificación obtenida | carrera | função | função ou cargo ocupado | curso |
    designação da qualificação atribuída | lavoro o posizione ricoperti | tipo di impiego | posizione | qualifica |
    qualifica conseguita | titolo della qualifica rilasciata | titolo di studio | functie | opleiding | stanowisko |
    zawód | kierunek | befattning | utbildning | stilling | pozice | pozíció | post ocupat | funcția |
    functia sau postul ocupat | pozisyon | görev | bölüm | θέση | θέση εργασίας | должность | специальность | программа |
    квалификация | профессия | факультет | посада | спеціальність | المسمى الوظيفي | الوظيفة | الشهادة | سمت | رشته |
    תפקיד | 职位 | 职务 | 岗位 | 职位名称 | 专业 | 所学专业 | 學歷 | 專業 | 職務 | 職位 | 職種 | 役職 | 学部 | 学科 | 직위 | 직책 | 직무 | 담당업무 | 전공 | 학과 |
    ตำแหน่ง | chức vụ | vị trí | ngành học
  `),
  where: listed(`
    company | company name | name of company | employer | employer name | organisation | organization |
    name of organization | institute | institution | name of institution | school | school name | college |
    university | university/college | board/university | board | name and address of employer |
    name and type of organisation providing education and training | Unternehmen | Firma | Arbeitgeber |
    Name und Adresse des Arbeitgebers | Schule | Bildungseinrichtung | Hochschule | Universität | entreprise |
    société | employeur | nom et adresse de l'employeur | établissement | école |
    nom et type de l'établissement d'enseignement ou de formation | empresa | empleador |
    nombre y dirección de la empresa | nombre de la empresa | institución | centro | universidad |
    nombre y tipo de la organización que ha impartido la formación | nome e endereço do empregador | instituição |
    nome e tipo da organização de ensino ou formação | azienda | datore di lavoro |
    nome e indirizzo del datore di lavoro | istituto |
    nome e tipo d'organizzazione erogatrice dell'istruzione e formazione |
    nome e tipo di istituto di istruzione o formazione | werkgever | bedrijf | bedrijfsnaam | naam bedrijf | instelling | pracodawca | nazwa firmy |
    uczelnia | szkoła | arbetsgivare | företag | skola | arbejdsgiver | virksomhed | zaměstnavatel | cég |
    munkáltató | angajator | numele și adresa angajatorului | şirket | firma adı | okul | üniversite | εταιρεία |
    εργοδότης | организация | компания | место работы | работодатель | учебное заведение | образовательное учреждение | вуз | компанія |
    роботодавець | місце роботи | навчальний заклад | الشركة | جهة العمل | الجامعة | شرکت | دانشگاه | חברה | 公司 |
    公司名称 | 单位 | 工作单位 | 学校 | 学校名称 | 毕业院校 | 院校 | 公司名稱 | 學校 | 会社 | 会社名 | 勤務先 | 学校名 | 회사 | 회사명 | 근무처 | 기관명 | 소속기관 | 학교 | 학교명 | บริษัท |
    công ty | trường
  `),
  when: listed(`
    date | dates | dates (from - to) | date (from - to) | period | duration | from | tenure | year | years |
    year of passing | passing year | year of completion | time period | timeline | Zeitraum | Datum | Daten | Dauer |
    Zeit | Jahr | période | durée | année | fecha | fechas | periodo | período | duración | año | data | datas | ano |
    date (da – a) | anno | periode | jaar | okres | lata | daty | tid | období | időszak | perioada | tarih | yıl |
    dönem | περίοδος | ημερομηνίες | период | период работы | период обучения | продолжительность обучения | даты | годы | год | год окончания | період | роки |
    التاريخ | الفترة | السنة | تاریخ | תקופה | 时间 | 起止时间 | 时间段 | 日期 | 起止年月 | 期間 | 年月 | 在籍期間 | 기간 | 근무기간 | 재직기간 |
    ระยะเวลา | thời gian
  `),
  place: listed(`
    location | city | place | town | Standort | lieu | ville | lugar | ciudad | localidade | località | luogo |
    plaats | miejsce | lokalizacja | город | место | місто | المكان | 地点 | 地點 | 所在地 | 勤務地 | 근무지
  `),
  about: listed(`
    main activities and responsibilities | responsibilities | key responsibilities | activities | duties |
    job description | description | type of business or sector | business or sector | principal subjects |
    principal subjects/occupational skills covered | level in national or international classification |
    level in national classification | Wichtigste Tätigkeiten und Zuständigkeiten | Aufgaben |
    Tätigkeitsbereich oder Branche | principales activités et responsabilités | missions | tâches |
    type ou secteur d'activité | funciones y responsabilidades principales | funciones | tipo de empresa o sector |
    principais actividades e responsabilidades | principais atividades e responsabilidades |
    tipo de empresa ou sector | principali attività e responsabilità | principali mansioni e responsabilità |
    tipo di attività o settore | tipo di azienda o settore | mansioni | taken | werkzaamheden | obowiązki | zakres obowiązków |
    обязанности | должностные обязанности | обов'язки | المهام | 工作内容 | 工作职责 | 工作描述 | 職務内容 | 業務内容 | 業務 | 内容 | 担当業務 |
    担当案件 | 担当製品 | 担当フェーズ | 担当工程 | 担当 | プロジェクト | プロジェクト内容 | プロジェクト概要 | 案件 | 案件概要 | 概要 | 環境 | 開発環境 | 使用技術 | 技術 | 言語 |
    ツール | 規模 | 役割 | メンバー | 体制 | 人数 | 実績 | 主な実績 | 担当業務内容 | 业务内容 | 主要业绩 | 工作业绩 | 成果 | 項目内容 | 项目描述 | 工作业绩 | 责任描述 | 技术栈 |
    업무내용 | 주요업무
  `),
}

/** Labels of lines about an employer or a team. The label stays in the line, because it gives the line its meaning. */
const facts = listed(`
  事業内容 | 事業概要 | 従業員数 | 社員数 | 資本金 | 売上高 | 設立 | 業種 | 業界 | 雇用形態 | 所属 | 部署 | 配属先 | 上場 | 公司规模 | 公司性质 | 所属行业 | 所属部门 | 部门 |
  汇报对象 | 下属人数 | 工作地点 | 证明人
`)

const compact = (text: string) => foldLabel(text).replace(/[\s:.\uff1a]+/g, '')

const kindOf: ReadonlyMap<string, EntryLabel> = new Map(
  (Object.keys(labels) as EntryLabel[]).flatMap((kind) => labels[kind].map((label) => [compact(label), kind] as const)),
)

/** The meaning of the text after or below this label; undefined if it is not a label. Spaces are ignored. */
export const entryLabel = (text: string): EntryLabel | undefined =>
  text.length > 80 ? undefined : kindOf.get(compact(text))

const factNames = new Set(facts.map(compact))
/** Whether this is the label of a fact about an employer, such as '従業員数' (number of employees). */
export const isFactName = (text: string): boolean => factNames.has(compact(text))
