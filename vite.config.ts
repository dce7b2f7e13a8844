import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const serverOnly = ['**/src/server/**', '**/src/db/**', '**/src/features/*/server/**']

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
      router: { entry: 'app/router.tsx', generatedRouteTree: 'app/route-tree.gen.ts' },
      server: { entry: 'app/ssr.ts' },
      vite: { installDevServerMiddleware: true },
      importProtection: { behavior: 'error', client: { files: serverOnly }, server: { files: serverOnly } },
    }),
    react(),
  ],
})
