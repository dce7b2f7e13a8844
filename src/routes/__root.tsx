import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { NoticeBar } from '#app/notice-bar.tsx'
import { isPlainPage } from '#app/plain-pages.ts'
import { sessionQuery, useSession } from '#features/accounts/ui/queries.ts'
import { followSessionScript, useFollowSession } from '#features/accounts/ui/use-session.ts'
import { noticeQuery } from '#features/operations/ui/queries.ts'
import { paperColors } from '#lib/paper-colors.ts'
import { earlyPressScript, heardPress, pressAgain } from '#ui/shell/early-press.ts'
import { themeScript } from '#ui/shell/theme.ts'
import { UiProviders } from '#ui/shell/ui-providers.tsx'
import '#ui/styles/app.css'
import { fontPreloads } from '#ui/styles/fonts.ts'

const headScript = `${themeScript};${earlyPressScript}`
const plainHeadScript = `${themeScript};${followSessionScript}`

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.ensureQueryData(sessionQuery()), queryClient.prefetchQuery(noticeQuery())])
  },
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      // a path that leads nowhere has no route of its own to name it
      ...(matches.some(({ _notFound, status }) => _notFound || status === 'notFound')
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
  useFollowSession()
  useEffect(pressAgain, [])
  return (
    <html
      lang="en"
      data-theme={theme === 'system' ? undefined : theme}
      suppressHydrationWarning
      onClickCapture={heardPress}
      onChangeCapture={heardPress}
      onSubmitCapture={heardPress}
    >
      <head>
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants; they set the theme before the first paint
          dangerouslySetInnerHTML={{ __html: isPlain ? plainHeadScript : headScript }}
        />
        {/* the router keeps one of a name */}
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
        <Scripts />
      </body>
    </html>
  )
}
