import '#testing/places.ts'
import { describe, expect, it } from 'vitest'
import { aboutApplicants } from './about-applicants.ts'
import { readApplicants } from './read-applicants.ts'
import { offsetLabel, offsetOfZone, readUtcRange } from './utc-offsets.ts'

const read = (html: string, location = '', title = '') => readApplicants(aboutApplicants({ html, location, title }))
const codes = (html: string) => read(`<p>${html}</p>`)?.codes.join(' ') ?? ''
const eu = 27

describe('who may apply', () => {
  it.each([
    ['Remote (US only)', 'US'],
    ['Remote - Germany', 'DE'],
    ['This is a remote position, open to candidates in Germany, Austria or Switzerland with good English.', 'DE AT CH'],
    ['You can work remotely from Texas or California.', 'US-TX US-CA'],
    ['Applicants must live in the United Kingdom.', 'GB'],
    ['Must be based in the UK or Ireland.', 'GB IE'],
    ['Arbeit im Homeoffice, nur aus Deutschland.', 'DE'],
    ['Mobiles Arbeiten nur innerhalb der Schweiz', 'CH'],
    ['100 % remote aus den Niederlanden möglich.', 'NL'],
    ['Deutschlandweit remote', 'DE'],
    ['Télétravail depuis la France uniquement', 'FR'],
    ['Trabajo remoto desde España', 'ES'],
    ['Trabalho remoto apenas no Brasil', 'BR'],
    ['Distansarbete inom Sverige', 'SE'],
    ['Praca zdalna z Polski lub Niemiec', ''],
    ['Remote within DACH', 'DE AT CH'],
    ['US remote only', 'US'],
    ['Remote from Nepal', 'NP'],
  ])('is read in %j as %j', (text, expected) => expect(codes(text)).toBe(expected))

  it('can be a group of countries', () => {
    expect(read('<p>Work remotely within the EU.</p>')?.codes).toHaveLength(eu)
    expect(read('', 'Remote, EU')).toMatchObject({ quote: 'Remote, EU', range: null })
    expect(read('<p>Remote in EMEA</p>')).toBeNull()
  })

  it.each([
    'We are a remote-first company with offices in Germany.<br>You will work remotely with teams in France.',
    'Remote work is possible.',
    'Remote, worldwide',
    'Only people make us better.',
    'Our company is in Berlin, Germany.',
    'Work from home or join us in the office in Leeds.',
    'Help us to serve turkey and us.',
    '',
  ])('is not read in %j', (text) => expect(codes(text)).toBe(''))

  it.each([
    ['Remote, UTC-3 to UTC+2', -180, 120],
    ['between UTC−3 and UTC+2', -180, 120],
    ['Zeitzonen UTC bis UTC+5:45', 0, 345],
    ['GMT+1 – GMT+3', 60, 180],
    ['UTC +2 / -5', -300, 120],
  ])('is a range of time zones in %j', (text, from, to) => {
    expect(readUtcRange(text)).toEqual({ from, to })
    expect(read(text, '', text)?.range).toEqual({ from, to })
  })

  it.each(['UTC', 'UTC+2', 'UTC-30 to UTC+40', 'at 9:00 UTC to noon', '+1 to +3'])('is no range in %j', (text) =>
    expect(readUtcRange(text)).toBeNull(),
  )

  it('names offsets as people do', () => {
    expect([-180, 0, 345, 840].map(offsetLabel)).toEqual(['UTC-3', 'UTC', 'UTC+5:45', 'UTC+14'])
    expect(offsetOfZone('Asia/Kathmandu', new Date())).toBe(345)
    expect(offsetOfZone('Etc/UTC', new Date())).toBe(0)
    expect(offsetOfZone('Nowhere/At_All', new Date())).toBeNull()
  })
})
