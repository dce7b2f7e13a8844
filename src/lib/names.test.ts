import { describe, expect, it } from 'vitest'
import { newId } from './ids.ts'
import {
  firstName,
  initials,
  jobIdSuffix,
  jobSlug,
  slugify,
  storedFileName,
  titleFromFileName,
  withoutMarks,
} from './names.ts'

describe('initials', () => {
  it.each([
    ['Maya Okafor', 'MO'],
    ['  thuy   nguyen ', 'TN'],
    ['Ana María de la Cruz', 'AC'],
    ['Cher', 'C'],
    ['élodie ñandú', 'ÉÑ'],
    ['王 小明', '王小'],
    ['(Bob) "the" O’Neil', 'BO'],
    ['🙂 Sam', 'S'],
    ['', '?'],
    ['   ', '?'],
    ['🙂', '?'],
    [null, '?'],
    [undefined, '?'],
  ])('%j gives %j', (name, expected) => expect(initials(name)).toBe(expected))
})

describe('firstName', () => {
  it.each([
    ['Maya Okafor', 'Maya'],
    ['Dr. Smith', 'Smith'],
    ['"Quote" <b>Bold</b>', 'Quote'],
    ['李 雷', '李 雷'],
    ['Dr.', ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('of %j is %j', (name, first) => expect(firstName(name)).toBe(first))
})

describe('withoutMarks', () => {
  it.each([
    ['Ángel Çelik', 'Angel Celik'],
    ['e\u0301', 'e'],
    ['Йод', 'Иод'],
    ['Łódź', 'Łodz'],
    ['ﬁ', 'ﬁ'],
  ])('%j gives %j', (text, expected) => expect(withoutMarks(text)).toBe(expected))
})

describe('slugify', () => {
  it.each([
    ['Ten Tips for Your Resume', 'ten-tips-for-your-resume'],
    ['C++ & Rust: 2025!', 'c-rust-2025'],
    ['a  --  b---c', 'a-b-c'],
    [' -Edges- ', 'edges'],
    ['What is "fit"?', 'what-is-fit'],
    ['Tabs\tand\nlines', 'tabs-and-lines'],
    ['Café Łódź, naïve Straße', 'cafe-lodz-naive-strasse'],
    ['İstanbul', 'istanbul'],
    ['数据 分析师', '数据-分析师'],
    ['हिन्दी लेख', 'हिन्दी-लेख'],
    ['snake_case', 'snakecase'],
    ['!!!', ''],
    ['', ''],
  ])('%j gives %j (BLOG-05)', (title, slug) => expect(slugify(title)).toBe(slug))

  it('does not change a slug (BLOG-05)', () => {
    const slug = slugify('Über – den   Wolken & "weiter"')
    expect(slugify(slug)).toBe(slug)
  })
})

describe('job slugs', () => {
  const id = '0198f3a2-7b1c-7def-8123-456789abcdef'
  it.each([
    ['Senior Data Analyst', 'fernway-health', 'senior-data-analyst-fernway-health-89abcdef'],
    ['!!!', '', '89abcdef'],
    ['C++', 'orrery-labs', 'c-orrery-labs-89abcdef'],
    [`${'x'.repeat(79)} long`, 'co', `${'x'.repeat(79)}-co-89abcdef`],
  ])('%j at %j gives %j, and back the suffix of the id (JOBS-22)', (title, companySlug, slug) => {
    expect(jobSlug({ id, title, companySlug })).toBe(slug)
    expect(jobIdSuffix(slug)).toBe('89abcdef')
  })

  it('the suffix is the end of a new id (JOBS-22)', () => {
    const made = newId()
    expect(made.endsWith(jobIdSuffix(jobSlug({ id: made, title: 'Nurse', companySlug: 'x' })) ?? '?')).toBe(true)
  })

  it.each([
    '',
    'data-analyst',
    'analyst-89abcde',
    'analyst89abcdef',
    'analyst-89abcdeg',
    '89abcdef-x',
    "x-89abcdef'--",
  ])('%j is no job slug (JOBS-22)', (slug) => expect(jobIdSuffix(slug)).toBeNull())
})

describe('storedFileName', () => {
  const now = new Date(1760000000000)
  it.each([
    ['Maya Okafor (final).PDF', 'maya_okafor_final_1760000000000.pdf'],
    ['a  &  b__c.docx', 'a_b_c_1760000000000.docx'],
    ['__edge__.txt', 'edge_1760000000000.txt'],
    ['résumé.pdf', 'r_sum_1760000000000.pdf'],
    ['v1.2-final.pdf', 'v1.2-final_1760000000000.pdf'],
    ['../../etc/passwd', 'passwd_1760000000000'],
    ['C:\\temp\\cv.doc', 'cv_1760000000000.doc'],
    ['..', 'file_1760000000000'],
    ['.htaccess', 'file_1760000000000.htaccess'],
    ['履歴書.pdf', 'file_1760000000000.pdf'],
    ['x.pdf\u0000.exe', 'x.pdf_1760000000000.exe'],
    ['cv.p df', 'cv.p_df_1760000000000'],
    ['', 'file_1760000000000'],
    [`${'n'.repeat(500)}.pdf`, `${'n'.repeat(100)}_1760000000000.pdf`],
  ])('%j is stored as %j (FILE-03)', (name, stored) => expect(storedFileName(name, now)).toBe(stored))
})

describe('titleFromFileName', () => {
  it.each([
    ['okafor_2024.pdf', 'okafor_2024'],
    ['Maya Okafor, Data Analyst.docx', 'Maya Okafor, Data Analyst'],
    ['v1.2 résumé.pdf', 'v1.2 résumé'],
    ['履歴書.pdf', '履歴書'],
    ['<b>cv</b>.pdf', 'b'],
    ['a<script>.txt', 'a script'],
    ['cv\u202egnp.pdf', 'cvgnp'],
    ['  many   spaces .pdf', 'many spaces'],
    ['.pdf', 'Resume 3'],
    ['___.pdf', 'Resume 3'],
    ['', 'Resume 3'],
  ])('%j becomes the title %j (DOCS-21)', (name, title) => expect(titleFromFileName(name, 'resume', 3)).toBe(title))

  it('a file name without letters becomes a numbered title (DOCS-21)', () =>
    expect(titleFromFileName('??.docx', 'cover_letter', 2)).toBe('Cover Letter 2'))
  it('a title is at most 100 characters (DOCS-21)', () =>
    expect(titleFromFileName(`${'é'.repeat(300)}.pdf`, 'resume', 1)).toBe('é'.repeat(100)))
})
