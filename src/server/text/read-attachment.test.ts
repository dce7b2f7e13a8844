import { expect, it } from 'vitest'
import { pdfOfLines, pdfWithFile } from './pdf-writer.testing.ts'
import { readAttachment } from './read-attachment.ts'
import { runTextChild } from './run-text-child.ts'

const read = (pdf: Buffer) => readAttachment(new Uint8Array(pdf))
const candidate = '<?xml version="1.0"?><Candidate xmlns="http://www.europass.eu/1.0"><a>Ion</a></Candidate>'

it.each([
  ['no file', pdfOfLines([[{ x: 50, y: 700, text: 'Maya' }]])],
  ['a file of another kind', pdfWithFile('invoice.xml', '<Invoice/>')],
  ['a picture', pdfWithFile('photo.png', candidate)],
  ['other JSON', pdfWithFile('package.json', '{"name":"x"}')],
  ['more words than any resume', pdfWithFile('cv.xml', `${candidate}${'word '.repeat(500_000)}`)],
  [
    'a file that grows to 20 megabytes',
    pdfWithFile('cv.xml', Buffer.concat([Buffer.from(candidate), Buffer.alloc(2e7, 'a')])),
  ],
])('finds no resume in a PDF with %s', async (_, pdf) => {
  expect(await read(pdf)).toBe('')
})

it('reads Europass XML and JSON Resume attached to a PDF', async () => {
  expect(await read(pdfWithFile('attachment.xml', candidate))).toBe(candidate)
  const passport = '<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"/>'
  expect(await read(pdfWithFile('Europass-XML-Attachment.xml', passport))).toBe(passport)
  const json = '{"basics":{"name":"Ayodele Bello"}}'
  expect(await read(pdfWithFile('resume.json', json))).toBe(json)
})

it('skips text in photos', async () => {
  const photo = 'iVBORw0KGgo'.repeat(100_000)
  const text = await read(pdfWithFile('cv.xml', candidate.replace('Ion', `<b>${photo}</b>`)))
  expect(text).toBe(candidate.replace('Ion', '<b></b>'))
})

it('reads attachments in a separate process', async () => {
  expect(await runTextChild(pdfWithFile('cv.xml', candidate), 'pdf', 10_000, 'attached')).toEqual({
    text: candidate,
    isCut: false,
  })
})
