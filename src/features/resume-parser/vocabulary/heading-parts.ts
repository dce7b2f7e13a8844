import { listed } from './listed.ts'
import type { SectionKind } from './vocabulary.ts'

/**
 * Parts of Chinese and Japanese headings, which are joined from words: the first of these that a heading contains shows its kind. Use it
 * only for lines that look like headings.
 */
export const headingParts: readonly (readonly [SectionKind, readonly string[]])[] = [
  ['custom', ['概要', '目次']],
  [
    'jobs',
    ['工作经', '工作履', '工作與', '工作与', '工作經', '任职经', '职业经', '实习经', '業務経', '職務経', '実務経'],
  ],
  ['projects', ['项目', '項目', '專案', 'プロジェクト', '作品', '制作物', '프로젝트']],
  ['languages', ['语言能力', '外语', '外語', '語学']],
  ['certifications', ['证书', '證照', '資格', '免許', '资格', '자격']],
  ['education', ['教育', '学历', '學歷', '学歴', '学习经历', '毕业院校', '학력']],
  ['skills', ['技能', '技术', '技術', 'スキル', '能力', '特长', '專長', '기술']],
  ['summary', ['评价', '評價', '总结', '總結', '简介', '簡介', '自傳', '优势', '要約', '自己', '強み', '略歴', '소개']],
  ['contact', ['联系', '聯絡', '連絡', '基本', '个人信息', '个人资料', '연락']],
  [
    'jobs',
    ['工作', '实习', '實習', '任职', '职业', '职场', '职务', '公司', '業務', '職務', '職歴', '経歴', '実務', '경력'],
  ],
  [
    'custom',
    listed(`
      奖 | 獎 | 荣誉 | 榮譽 | 兴趣 | 興趣 | 爱好 | 活动 | 活動 | 趣味 | 受賞 | 论文 | 論文 | 校园 | 社团 | 수상
    `),
  ],
]
