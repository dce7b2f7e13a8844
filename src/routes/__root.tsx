// first, because it sets the order of the CSS layers, and the styles of screens are in one of them
import '#ui/styles/app.css'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useMatches, useRouter } from '@tanstack/react-router'
import { NoticeBar } from '#app/notice-bar.tsx'
import { isPlainPage } from '#app/plain-pages.ts'
import { sessionQuery, useSession } from '#features/accounts/ui/queries.ts'
import { sessionWatchScript, useWatchSession } from '#features/accounts/ui/use-session.ts'
import { noticeQuery } from '#features/operations/ui/queries.ts'
import { paperColors } from '#lib/paper-colors.ts'
import { noEarlySubmitScript } from '#ui/form/no-early-submit.ts'
import { themeScript } from '#ui/shell/theme.ts'
import { UiProviders } from '#ui/shell/ui-providers.tsx'
import { fontPreloads } from '#ui/styles/fonts.ts'

const headScript = `${themeScript};${noEarlySubmitScript}`
const plainHeadScript = `${themeScript};${sessionWatchScript}`

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.ensureQueryData(sessionQuery()), queryClient.prefetchQuery(noticeQuery())])
  },
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      ...(matches.some(({ status }) => status === 'notFound')
        ? [{ title: 'Page not found · Tandem' }, { name: 'robots', content: 'noindex' }]
        : [{ title: 'Tandem' }]),
    ],
    links: [
      ...fontPreloads,
      { rel: 'icon', href: '/brand/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/brand/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  component: Root,
})

function Root() {
  const { theme } = useSession()
  const nonce = useRouter().options.ssr?.nonce
  const isPlain = useMatches({ select: isPlainPage })
  useWatchSession()
  return (
    <html lang="en" data-theme={theme === 'system' ? undefined : theme} suppressHydrationWarning>
      <head>
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants; the theme is set before the first paint
          dangerouslySetInnerHTML={{ __html: isPlain ? plainHeadScript : headScript }}
        />
        {/* the router keeps only one meta tag of each name */}
        {(theme === 'system' ? (['light', 'dark'] as const) : [theme]).map((one) => (
          <meta
            key={one}
            name="theme-color"
            content={paperColors[one]}
            media={theme === 'system' ? `(prefers-color-scheme: ${one})` : undefined}
          />
        ))}
        <HeadContent />
      </head>
      <body data-portal="seeker">
        <UiProviders>
          <NoticeBar />
          <Outlet />
        </UiProviders>
        {!isPlain && <Scripts />}
      </body>
    </html>
  )
}
