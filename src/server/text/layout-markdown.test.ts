import { expect, it } from 'vitest'
import { layoutPlain } from './layout-plain.ts'

const looksOf = (...lines: string[]) => layoutPlain(lines.join('\n')).map(({ text, kind }) => [kind, text])

it('skips the metadata of a web page, but reads a person named in it', () => {
  const facts = ['---', 'title: "cv"', 'layout: page', '---']
  expect(looksOf(...facts, '# Πείρα', '', '# Σπουδές')).toEqual([
    ['heading', 'Πείρα'],
    ['heading', 'Σπουδές'],
  ])
  const named = looksOf('---', 'header:', '  name: Ana Prado', '---', '# Educação', '', '# Línguas')
  expect(named.map(([, text]) => text)).toContain('name: Ana Prado')
})

it('reads numbered lines and quotations as list items', () => {
  const lines = ['# Опыт', '## Маяк (2019 - 2021)', '1. Разработка:', '   - игры', '* Студия', '> Тесты', '# Навыки']
  expect(looksOf(...lines).slice(2, 6)).toEqual([
    ['item', 'Разработка:'],
    ['item', 'игры'],
    ['item', 'Студия'],
    ['item', 'Тесты'],
  ])
})

it('reads reference links as their text', () => {
  expect(looksOf('# Γλώσσες', '* [Ruby][ruby]', '# Έργα', '', '[ruby]: https://ruby.example')).toEqual([
    ['heading', 'Γλώσσες'],
    ['item', 'Ruby'],
    ['heading', 'Έργα'],
  ])
})

it('reads headings in ideographs without a space after the mark, and with closing marks', () => {
  expect(looksOf('#工作经历#', '- 盘点', '## 技能 ##', '#1 in sales')).toEqual([
    ['heading', '工作经历'],
    ['item', '盘点'],
    ['heading', '技能'],
    ['text', '#1 in sales'],
  ])
})
