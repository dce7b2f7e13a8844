import { expect, it } from 'vitest'
import { parseResume } from './parse-resume.ts'
import { heading, item, line } from './source-lines.testing.ts'

const signed = (text: string) => item(text, 0)

it('recognizes headings of one style with a list sign before them', () => {
  const { content } = parseResume([
    line('小林 葵', { size: 20 }),
    signed('職務要約'),
    line('倉庫で五年働きました。'),
    signed('活かせる経験・知識'),
    item('在庫管理'),
    signed('職務経歴'),
    line('2018年4月～2021年3月 株式会社みなと倉庫'),
    signed('保有資格'),
    item('普通自動車第一種運転免許'),
  ])
  expect(content.professionalSummary).toBe('倉庫で五年働きました。')
  expect(content.skills).toMatchObject([{ name: '在庫管理' }])
  expect(content.workExperience).toMatchObject([{ company: '株式会社みなと倉庫', startDate: '2018-04' }])
  expect(content.certifications).toMatchObject([{ name: '普通自動車第一種運転免許' }])
})

const works = (...periods: string[]) => [
  line('期間\t業務内容\t環境\tメンバー/役割'),
  ...periods.flatMap((period) => [
    line(`${period}\t在庫システムの開発`),
    line('【担当フェーズ】'),
    line('研修'),
    line('Java, SQL'),
  ]),
]

it('reads the rows of a table of works below an employer as parts of its job', () => {
  const { content } = parseResume([
    line('小林 葵', { size: 20 }),
    heading('スキル'),
    line('在庫管理'),
    heading('学歴'),
    line('2016年3月 みなと大学 卒業'),
    heading('職務経歴'),
    item('2018年4月～2021年3月 株式会社みなと倉庫 ◆事業内容：倉庫 ◆従業員数：40名', 0),
    ...works('2018年4月～2019年2月', '2019年3月～2021年3月'),
    line('2016年4月～2018年3月 株式会社やま運輸'),
    ...works('2016年4月～2018年3月'),
  ])
  expect(content.workExperience).toMatchObject([
    { company: '株式会社みなと倉庫', startDate: '2018-04', endDate: '2021-03' },
    { company: '株式会社やま運輸', startDate: '2016-04', endDate: '2018-03' },
  ])
  expect(content.workExperience[0]?.responsibilities).toEqual(
    expect.arrayContaining(['事業内容：倉庫', '従業員数：40名', '在庫システムの開発', '【担当フェーズ】', '研修']),
  )
  expect(content.certifications).toEqual([])
})

it('reads past a fact about the employer above the period', () => {
  const { content } = parseResume([
    line('小林 葵', { size: 20 }),
    heading('職務経歴'),
    line('株式会社みなと倉庫', { isBold: true }),
    line('事業内容：倉庫'),
    line('2018年4月～2021年3月'),
    item('荷物を運びました'),
  ])
  expect(content.workExperience).toMatchObject([
    { company: '株式会社みなと倉庫', startDate: '2018-04', responsibilities: ['事業内容：倉庫', '荷物を運びました'] },
  ])
})

it('reads one job from a form with one event', () => {
  const { content } = parseResume([heading('職歴'), line('2018年4月\t株式会社みなと倉庫 入社'), line('現在に至る')])
  expect(content.workExperience).toMatchObject([{ company: '株式会社みなと倉庫', isCurrentRole: true }])
})

it('reads a name after a label in ideographs without a colon', () => {
  expect(parseResume([line('職務経歴書', { size: 12 }), line('氏名 小林 葵')]).content.personalInfo.fullName).toBe(
    '小林 葵',
  )
})

it('reads a second text about the person as a separate section', () => {
  const { content } = parseResume([
    heading('職務要約'),
    line('倉庫で五年働きました。'),
    heading('職務経歴'),
    line('2018年4月～2021年3月 株式会社みなと倉庫'),
    heading('自己PR'),
    line('力持ちです。'),
  ])
  expect(content.professionalSummary).toBe('倉庫で五年働きました。')
  expect(content.customSections).toMatchObject([{ title: '自己PR' }])
})

it('does not read the duration of use as a skill', () => {
  const { content } = parseResume([heading('スキル'), line('Python：使用経験5年'), line('Java\t1年未満\tSQL\t2年以上')])
  expect(content.skills.map(({ name }) => name)).toEqual(['Python', 'Java', 'SQL'])
})

it('reads contact details and the wanted work from labels under a heading about the person', () => {
  const { personalInfo } = parseResume([
    heading('简介'),
    line('姓名：林晓'),
    line('现居：杭州'),
    line('求职意向：会计'),
    line('手机：13900001111'),
  ]).content
  expect(personalInfo).toMatchObject({ fullName: '林晓', location: '杭州', headline: '会计', phone: '13900001111' })
})

it('separates school and subject, and company and role, at a space', () => {
  const { content } = parseResume([
    heading('教育背景'),
    line('2017.09 - 2021.06 江南大学 会计学 本科'),
    heading('工作经历'),
    line('2021.07 - 2023.01 江南食品有限公司 财务专员'),
    line('2020.07 - 2021.06 江南食品有限公司 苏州'),
  ])
  expect(content.education).toMatchObject([{ school: '江南大学', degree: '会计学 本科' }])
  expect(content.workExperience).toMatchObject([
    { company: '江南食品有限公司', jobTitle: '财务专员' },
    { company: '江南食品有限公司 苏州', jobTitle: '' },
  ])
})

it('does not read headings in boxes next to the text as a column', () => {
  const side = (text: string) => line(text, { size: 20, isSide: true })
  const { content } = parseResume([
    line('林晓', { size: 18 }),
    side('教育经历'),
    line('江南大学\t会计学\t2017.9 - 2021.7'),
    side('专业技能'),
    line('Excel'),
    side('自我评价'),
    line('做事认真。'),
  ])
  expect(content.education).toMatchObject([{ school: '江南大学', graduationYear: '2021' }])
  expect(content.skills).toMatchObject([{ name: 'Excel' }])
  expect(content.professionalSummary).toBe('做事认真。')
})

it('a Chinese resume of nested Markdown: name with sex and year, works below their company, claims as skills', () => {
  const title = (text: string) => line(text, { size: 7, kind: 'heading' })
  const { content } = parseResume([
    title('林晓的简历'),
    title('个人信息'),
    item('林晓/女/1997', 1),
    item('邮箱：lin@xiao.example', 1),
    title('一、工作经历'),
    line('江南食品有限公司 （ 2021年7月 ~ 2023年1月15日 ）', { size: 6, kind: 'heading' }),
    line('仓库盘点系统', { size: 5, isBold: true }),
    item('负责盘点流程', 0),
    line('苏州茶叶公司 (职位-财务专员) (2019/07---2021/06)', { size: 6, kind: 'heading' }),
    item('记账', 0),
    title('技能清单'),
    item('熟悉常用的财务软件，如用友、金蝶等。', 0),
    title('开源项目'),
    item('账本：一个记账工具', 0),
    item('茶单：茶叶目录', 0),
  ])
  expect(content.personalInfo).toMatchObject({ fullName: '林晓', location: '' })
  expect(content.workExperience).toMatchObject([
    {
      company: '江南食品有限公司',
      jobTitle: '',
      endDate: '2023-01',
      responsibilities: ['仓库盘点系统', '负责盘点流程'],
    },
    { company: '苏州茶叶公司', jobTitle: '财务专员', startDate: '2019-07', endDate: '2021-06' },
  ])
  expect(content.skills.map(({ name }) => name)).toEqual(['熟悉常用的财务软件，如用友、金蝶等'])
  expect(content.projects.map(({ name }) => name)).toEqual(['账本', '茶单'])
})

it('recognizes a compound heading by its parts, unless it labels the content of a job', () => {
  const { content } = parseResume([
    line('林晓', { size: 20 }),
    heading('工作与实习履历'),
    line('2021.07 - 2023.01 江南食品有限公司'),
    heading('主要业绩'),
    item('盘点'),
    heading('熟练技能一览'),
    line('Excel'),
    heading('教育与培训'),
    item('江南大学 会计学', 0),
    item('苏州中学', 0),
  ])
  expect(content.workExperience).toMatchObject([{ company: '江南食品有限公司' }])
  expect(content.skills).toMatchObject([{ name: 'Excel' }])
  expect(content.education).toMatchObject([{ school: '江南大学', degree: '会计学' }, { school: '苏州中学' }])
})

it('numbered jobs, a role in brackets, a period that is open as of a month', () => {
  const { content } = parseResume([
    line('小林 葵', { size: 20 }),
    heading('職務経歴'),
    line('１．2013年4月～2016年8月 みなと倉庫株式会社（営業リーダー）'),
    line('２．2021年４月～2024年３月現在 やま運輸株式会社（正社員）'),
  ])
  expect(content.workExperience).toMatchObject([
    { company: 'みなと倉庫株式会社', jobTitle: '営業リーダー', startDate: '2013-04', endDate: '2016-08' },
    { company: 'やま運輸株式会社', startDate: '2021-04', isCurrentRole: true },
  ])
})

it('does not read smaller headings within a job as sections', () => {
  const large = (text: string) => line(text, { size: 18, gap: 1 })
  const { content } = parseResume([
    line('職務経歴書', { size: 24 }),
    large('職務経歴'),
    line('みなと倉庫株式会社(2020/04〜現在)', { size: 14, gap: 1 }),
    line('開発実績', { size: 12, gap: 1 }),
    line('在庫システムの開発', { size: 12 }),
    large('スキル'),
    line('Java', { size: 12 }),
    large('学歴'),
    line('2016年3月 みなと大学 卒業', { size: 12 }),
  ])
  expect(content.projects).toEqual([])
  expect(content.workExperience[0]?.responsibilities).toEqual(['開発実績', '在庫システムの開発'])
})

it('recognizes headings with a list sign by their parts if too few match as a whole', () => {
  const { content } = parseResume([
    line('小林 葵', { size: 20 }),
    signed('職務要約'),
    line('倉庫で五年働きました。'),
    signed('生かせる技術一般'),
    item('在庫管理'),
    signed('これまでの職歴一覧'),
    line('2018年4月～2021年3月 株式会社みなと倉庫'),
  ])
  expect(content.professionalSummary).toBe('倉庫で五年働きました。')
  expect(content.skills).toMatchObject([{ name: '在庫管理' }])
  expect(content.workExperience).toMatchObject([{ company: '株式会社みなと倉庫', startDate: '2018-04' }])
})
