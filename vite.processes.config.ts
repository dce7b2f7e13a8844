import { basename } from 'node:path'
import { defineConfig } from 'vite'

/** What runs as a process or thread of its own in production: one bundle each, with what they share beside them. */
const programs = [
  'src/apps/web.ts',
  'src/apps/worker.ts',
  'src/apps/thread.ts',
  'src/server/text/text-child.ts',
  'src/server/typst/typeset-child.ts',
  ...['backup', 'create-admin', 'remove-two-factor', 'restore', 'rotate-secret', 'salaries', 'verify-audit'].map(
    (name) => `scripts/${name}.ts`,
  ),
]

export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/processes',
    sourcemap: true,
    target: 'node22',
    rolldownOptions: {
      input: Object.fromEntries(programs.map((file) => [basename(file, '.ts'), file])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
    },
  },
})
