import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { plainRoutes } from './scripts/plain-routes.ts'
import { precompress } from './scripts/precompress.ts'
import { splitDeclarations } from './scripts/split-declarations.ts'

const serverOnly = ['**/src/server/**', '**/src/db/**', '**/src/features/*/server/**']

export default defineConfig({
  plugins: [
    plainRoutes(),
    tailwindcss(),
    tanstackStart({
      router: {
        entry: 'app/router.tsx',
        generatedRouteTree: 'app/route-tree.gen.ts',
        // a loader comes with the page that it loads for, and so do the queries of its area
        codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']] },
      },
      server: { entry: 'app/ssr.ts' },
      vite: { installDevServerMiddleware: true },
      importProtection: { behavior: 'error', client: { files: serverOnly }, server: { files: serverOnly } },
    }),
    react(),
    splitDeclarations(),
    precompress(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // what every page begins with is one file: a hundred small ones compress worse by a tenth
                { name: 'start', tags: ['$initial'] },
              ],
            },
          },
        },
      },
    },
  },
})
