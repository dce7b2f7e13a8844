import { listed } from './listed.ts'
/** Names of columns in tables of skills that contain no skills, but durations, levels or uses. */
export const skillColumns: ReadonlySet<string> = new Set(
  listed(`
  バージョン | 年数 | 経験年数 | 実務経験 | 使用期間 | 期間 | 利用目的 | 目的 | 用途 | レベル | 習熟度 | 備考 | 補足 | カテゴリ | カテゴリー | 分類 | 種別 | 種類 | 项目 |
  类别 | 熟练度 | 熟练程度 | 掌握程度 | 年限 | 经验 | 备注 | category | level | proficiency | years | years of experience | experience |
  notes | last used | version | уровень | опыт | категория | 수준 | 경험 | 분류
`),
)

/** Names of the column that contains the skills. */
export const skillLists: ReadonlySet<string> = new Set(
  listed(`
  詳細 | 内容 | スキル | 技術 | 技術名 | 言語 | 技能 | 技术 | 详情 | skill | skills | technologies | tools | details | навыки | 기술
`),
)
