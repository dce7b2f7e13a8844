import { documentLabels } from '#features/document-content/document-labels.ts'
import type { OptionalSection } from '#features/document-content/resume-content.ts'
import { foldLabel } from '../fold-letters.ts'
import { listed } from './listed.ts'

/** Headings of these sections, in addition to those that documents of the builder print. */
const headings: Record<OptionalSection, readonly string[]> = {
  publications: listed(`
    publication | selected publications | papers | articles | publications and papers | conference papers |
    publikationen | publicações científicas | publicaciones científicas | wykaz publikacji | научные публикации |
    yayınlar ve makaleler | 发表论文 | 论文发表 | 论文 | 論文發表 | 学術論文 | 学术发表 | 學術論文 | 出版 | 執筆 | 논문 | 출판
  `),
  volunteering: listed(`
    volunteer | volunteer experience | volunteer work | volunteering experience | voluntary work | community service |
    ehrenamtliches engagement | ehrenamtliche tätigkeit | ehrenamtliche tätigkeiten | freiwilligenarbeit |
    freiwillige arbeit | expérience bénévole | expériences bénévoles | experiencia de voluntariado |
    trabajo voluntario | trabalho voluntário | experiência voluntária | esperienze di volontariato | vrijwilligerservaring |
    волонтерство | волонтерский опыт | gönüllülük | gönüllü deneyimi | أعمال تطوعية | الأنشطة التطوعية | الأعمال التطوعية |
    التطوع | פעילות התנדבותית | 志愿者经历 | 志愿经历 | ボランティア活動 | 봉사 활동
  `),
  awards: listed(`
    award | honors | honours | honors and awards | honours and awards | honors & awards | honours & awards |
    honors-awards | awards and honors | awards & honors | awards and honours | awards and achievements | prizes |
    preise | preise und auszeichnungen | auszeichnungen und preise | prix | prix et distinctions | récompenses |
    premios y reconocimientos | distinciones | prémios | prêmios e reconhecimentos | premi | premi e riconoscimenti |
    prijzen | nagrody i wyróżnienia | награды и достижения | الجوائز والتكريم | 获奖情况 | 所获奖项 | 奖项 | 获奖 | 所获荣誉 |
    荣誉奖项 | 荣誉与奖项 | 获奖荣誉 | 獲獎 | 受賞 | 수상 | 수상경력 | 수상 내역 | 수상내역
  `),
}

const fold = (text: string) =>
  foldLabel(text)
    .replace(/^[^\p{L}]+/u, '')
    .replace(/(?<!\P{L})\P{L}+$/u, '')

const kinds = Object.keys(headings) as OptionalSection[]
const sectionOfHeading = new Map(
  kinds.flatMap((kind) =>
    [...headings[kind], ...Object.values(documentLabels).map((words) => words.headings[kind])].map(
      (heading) => [fold(heading), kind] as const,
    ),
  ),
)

/** The kind of section under this heading; undefined for other headings. */
export const furtherSection = (title: string): OptionalSection | undefined => sectionOfHeading.get(fold(title))
