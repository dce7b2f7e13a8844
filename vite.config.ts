import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './scripts/precompress.ts'

/** What a form needs, and pages without one, too. */
const formHelpers = 'field-parts|enter-key|click-despite-shift|run-after-pointer-up|leave-guard|leave-question'
const kitModules = new RegExp(
  `/src/ui/(?:page|primitives|shell|form/(?:${formHelpers})\\.)|/lucide-react/|/@tanstack/react-query/`,
)
/** Modules of a few lines that need nothing large themselves: what is in one file is fetched together. */
const smallModules =
  /\/src\/(?:lib\/(?:pay\/(?:pay|currency-names|currency-options)|money|deadline|file-size|web-address|ascii-address|email-address|read-number|verdict|appointments)|features\/job-postings\/job-label)\.ts$/

const serverOnly = ['**/src/server/**', '**/src/db/**', '**/src/demo/**', '**/src/features/*/server/**']

export default defineConfig({
  // what React itself has: libraries that still serve older ones would bring it a second time
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'use-sync-external-store' },
    ],
  },
  plugins: [
    tailwindcss(),
    tanstackStart({
      router: {
        entry: 'app/router.tsx',
        generatedRouteTree: 'app/route-tree.gen.ts',
        // a loader comes with the page that it loads for, and so do the queries of its area
        codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']] },
      },
      server: { entry: 'app/ssr.tsx' },
      vite: { installDevServerMiddleware: true },
      importProtection: { behavior: 'error', client: { files: serverOnly }, server: { files: serverOnly } },
    }),
    react(),
    precompress(),
  ],
  environments: {
    client: {
      build: {
        // the first page's files are named by the server and the next one's are fetched before the press: a list of what each
        // of 600 files imports would be the largest thing of ours that every page begins with
        modulePreload: { resolveDependencies: () => [] },
        // fetched by developer tools alone
        sourcemap: true,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // what every page begins with is one file: a hundred small ones compress worse by a tenth
                { name: 'start', tags: ['$initial'], priority: 2 },
                // so is the frame around every page of who is signed in, with all that it needs
                { name: 'frame', test: /\/src\/app\/app-frame\.tsx$/, priority: 1.5 },
                // so is what nearly every page of the product shows
                {
                  name: 'kit',
                  test: kitModules,
                  minShareCount: 14,
                  priority: 1,
                },
                // so is what forms are made of
                { name: 'form', test: /\/src\/ui\/form\/|\/react-hook-form\//, minShareCount: 12, priority: 1 },
                // a small reader or writer is smaller than the request for it, and so is an icon
                { name: 'small', test: smallModules, minShareCount: 3, priority: 0.9 },
                { name: 'icons', test: /\/lucide-react\//, minShareCount: 4, priority: 0.9 },
              ],
            },
          },
        },
      },
    },
  },
})
