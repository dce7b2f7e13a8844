import { createRouterClient, ORPCError } from '@orpc/server'
import { commonErrors } from '#lib/contract.ts'
import type { Services } from '#server/context.ts'
import { answerPlainly } from '#server/http/answer-plainly.ts'
import type { App } from '#server/http/app.ts'
import { receivePicture } from '#server/http/receive-picture.ts'
import { sendImage } from '#server/storage/send-file.ts'
import { blogPictureErrors, MAX_BLOG_PICTURE_BYTES } from '../../picture-rules.ts'
import { readPicture, storePicture } from '../pictures.ts'
import { writeBlogFeed } from './feed.ts'
import { shareArticle, shareWays } from './react.ts'
import { articlesRouter } from './router.ts'

// caches must revalidate within a minute, so that a hidden article disappears within that time
const RSS = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=60' }
const refusals = { ...commonErrors, ...blogPictureErrors }

/** The blog's feed, sitemap and images, and liking and sharing by plain forms and links. */
export function mountBlog(app: App, { db, env }: Pick<Services, 'db' | 'env'>): void {
  app.get('/blog.rss', async (c) => c.body(await writeBlogFeed(db, env.PUBLIC_URL), 200, RSS))
  app.post('/api/blog-pictures', (c) =>
    answerPlainly(c, refusals, async (outer) => {
      const limits = { kind: 'BLOG_PICTURE', maxBytes: MAX_BLOG_PICTURE_BYTES } as const
      const { ctx, bytes } = await receivePicture(outer, c.req.raw, limits)
      return c.json(await storePicture(ctx, bytes))
    }),
  )
  app.get('/api/blog-pictures/:id', (c) =>
    answerPlainly(c, refusals, async (ctx) => sendImage(await readPicture(ctx, c.req.param('id')))),
  )
  app.get('/api/blog/:id/share/:way', (c) => {
    const way = shareWays.find((one) => one === c.req.param('way'))
    if (!way) return c.notFound()
    return answerPlainly(c, refusals, async (ctx) => {
      const to = await shareArticle(ctx, { id: c.req.param('id'), way })
      c.header('cache-control', 'no-store')
      return c.redirect(to, 302)
    })
  })
  mountLiking(app)
}

/** The button works without JavaScript: the response redirects back to the article. */
function mountLiking(app: App): void {
  app.post('/api/blog/:id/like', async (c) => {
    const { liked } = await c.req.parseBody()
    const { like } = createRouterClient(articlesRouter, { context: c.get('ctx') })
    try {
      const isLiked = liked !== 'no'
      const { slug } = await like({ id: c.req.param('id'), liked: isLiked })
      // a separate address: the page without it is the same for everyone
      return c.redirect(`/blog/${encodeURIComponent(slug)}?you=${isLiked ? 'like' : 'read'}#reactions`, 303)
    } catch (error) {
      if (!(error instanceof ORPCError) || error.status >= 500) throw error
      return c.redirect('/blog', 303)
    }
  })
}
