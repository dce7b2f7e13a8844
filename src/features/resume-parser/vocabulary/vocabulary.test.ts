import { describe, expect, it } from 'vitest'
import { findDate, findRange } from '../find-dates.ts'
import { headingKind } from '../section-headings.ts'

describe('headingKind', () => {
  it.each([
    ['Berufserfahrung', 'jobs'],
    ['Expérience professionnelle', 'jobs'],
    ['Experiencia laboral', 'jobs'],
    ['Experiência Profissional', 'jobs'],
    ['Istruzione e formazione', 'education'],
    ['Werkervaring', 'jobs'],
    ['Wykształcenie', 'education'],
    ['ОПЫТ РАБОТЫ', 'jobs'],
    ['Освіта', 'education'],
    ['İŞ DENEYİMİ', 'jobs'],
    ['المهارات', 'skills'],
    ['השכלה', 'education'],
    ['教育背景', 'education'],
    ['職務経歴', 'jobs'],
    ['학력사항', 'education'],
    ['Arbetslivserfarenhet', 'jobs'],
    ['Επαγγελματική εμπειρία', 'jobs'],
    ['ประวัติการศึกษา', 'education'],
    ['Pracovní zkušenosti', 'jobs'],
  ])('recognizes %s', (text, kind) => {
    expect(headingKind(text)).toBe(kind)
  })

  it.each([
    ['💼 Work Experience', 'jobs'],
    ['E D U C A T I O N', 'education'],
    ['Skills & Languages', 'skills'],
    ['3. Relevant Work Experience:', 'jobs'],
    ['教育背景 Education', 'education'],
    ['exp erience', 'jobs'],
    ['履 歴 書', undefined],
    ['Project Manager', undefined],
    ['Experience the best of Lagos in a week of food and music', undefined],
  ])('recognizes %s without punctuation', (text, kind) => {
    expect(headingKind(text)).toBe(kind)
  })
})

describe('findRange', () => {
  it.each([
    ['2011 / 11 - 2012 / 03', '2011-11', '2012-03'],
    ['08/ 2024 – heute', '2024-08', null],
    ['3 - 4/2014', '2014-03', '2014-04'],
    ['Sep. 2023 \u00ad Mar. 2024', '2023-09', '2024-03'],
    ['Oct 2019 to date', '2019-10', null],
    ['2018年4月～現在', '2018-04', null],
    ['2016年9月 - 2020年6月', '2016-09', '2020-06'],
    ['平成30年3月 - 令和2年4月', '2018-03', '2020-04'],
    ['2018년 3월 ~ 재직 중', '2018-03', null],
    ['с 2019 по настоящее время', '2019', null],
    ['Липень, 2014 – дотепер', '2014-07', null],
    ['marzec 2021 - obecnie', '2021-03', null],
    ['Ocak 2020 - Halen', '2020-01', null],
    ['2019 - الآن', '2019', null],
    ['٢٠١٨ - ٢٠٢٠', '2018', '2020'],
    ['Fall 2019 - Spring 2020', '2019', '2020'],
    ['03/18 - 06/20', '2018-03', '2020-06'],
    ['2018-19', '2018', '2019'],
    ['2020 –', '2020', null],
  ])('reads %s', (text, start, end) => {
    expect(findRange(text)).toMatchObject({ start, end, isCurrent: end === null })
  })

  it.each(['443-800-1220', '100-200 people', 'ISO 9001', 'Level 3 - 4'])('finds no period in %s', (text) => {
    expect(findRange(text)).toBeNull()
  })

  it('reads a season as its year, and marks it as a single date', () => {
    expect(findRange('Summer 2022', true)).toMatchObject({ end: '2022', isSingle: true })
    expect(findDate('Summer 2022')).toMatchObject({ date: '2022' })
  })
})
