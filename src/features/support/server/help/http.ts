import { createRouterClient, ORPCError } from '@orpc/server'
import type { App } from '#server/http/app.ts'
import { helpPath } from '../../help-rules.ts'
import { readArticle } from './read-help.ts'
import { helpRouter } from './router.ts'

/** 'Was this helpful?' works without JavaScript: the response redirects back to the article, which shows thanks. */
export function mountHelpVotes(app: App): void {
  app.post('/api/help-votes/:slug', async (c) => {
    const slug = c.req.param('slug')
    const { helpful } = await c.req.parseBody()
    const context = c.get('ctx')
    try {
      await createRouterClient(helpRouter, { context }).vote({ slug, isHelpful: helpful === 'yes' })
      return c.redirect(
        `${helpPath(await readArticle(context, { slug }))}?said=${helpful === 'yes' ? 'yes' : 'no'}#helpful`,
        303,
      )
    } catch (error) {
      const code = error instanceof ORPCError ? error.status : 500
      if (code >= 500) throw error
      return c.redirect('/help-center', 303)
    }
  })
}
