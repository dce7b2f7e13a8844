import { expect, it } from 'vitest'
import { exportFileName, publicTitle } from './file-name.ts'

it.each([
  ['My Resume', 'My Resume.pdf'],
  ['Résumé: Maya / Okafor', 'Résumé - Maya - Okafor.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['a\r\nSet-Cookie: x', 'aSet-Cookie - x.pdf'],
  ['gpj\u202efdp', 'gpjfdp.pdf'],
  ['履歴書', '履歴書.pdf'],
  ['سيرة', 'سيرة.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['***', 'Resume.pdf'],
  ['CON', 'Resume.pdf'],
  ['lpt1', 'Resume.pdf'],
  ['Console', 'Console.pdf'],
  ['', 'Resume.pdf'],
  ['x'.repeat(300), `${'x'.repeat(100)}.pdf`],
])('makes a safe file name from %j (PREV-10)', (title, name) =>
  expect(exportFileName(title, 'resume', 'pdf')).toBe(name),
)

it('names a letter without a title "Cover Letter"', () => {
  expect(exportFileName('—', 'letter', 'docx')).toBe('Cover Letter.docx')
})

it.each([
  ['Maya Okafor', 'resume', 'Maya Okafor, Resume'],
  ['李明', 'letter', '李明, Cover Letter'],
  ['', 'resume', 'Resume'],
] as const)('names a document of %j for others by person and kind', (name, kind, title) =>
  expect(publicTitle(name, kind)).toBe(title),
)
