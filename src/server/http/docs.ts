import type { Document } from './api-document.ts'
import type { App } from './app.ts'
import { plainPage } from './plain-page.ts'
import { readOperations } from './reference/read-operations.ts'
import { areaPage, areaTitle, listPage } from './reference/reference-page.ts'

type Described = { document: () => Promise<Document>; scopes: Record<string, string> }

/** The OpenAPI document as pages: an index at `/api/docs` and one page per area. No scripts, nothing from another origin. */
export function mountDocs(app: App, { document, scopes }: Described): void {
  app.get('/api/docs', async (c) => {
    const { info, ...written } = await document()
    return plainPage(c, {
      title: 'API reference',
      body: listPage(readOperations(written), info?.description ?? '', scopes),
    })
  })
  app.get('/api/docs/:area', async (c, next) => {
    const area = c.req.param('area')
    const operations = readOperations(await document()).get(area)
    return operations ? plainPage(c, { title: areaTitle(area), body: areaPage(area, operations) }) : next()
  })
}
