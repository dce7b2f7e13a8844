import type { Plugin, Rolldown } from 'vite'

type Changed = { code: string; moduleSideEffects?: boolean }

/**
 * A change of the product's files where they are built for browsers, and nowhere else: `pre` reads a file as it is written,
 * `post` as plain JavaScript. The handler gives null for a file that stays as it is.
 */
export function clientTransform(
  name: string,
  order: 'pre' | 'post',
  handler: (this: Rolldown.TransformPluginContext, code: string, id: string) => Changed | null,
): Plugin {
  return {
    name: `tandem:${name}`,
    apply: 'build',
    enforce: order,
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      order: order === 'pre' ? order : null,
      handler(code, id) {
        const changed = handler.call(this, code, id)
        return changed && { ...changed, map: null }
      },
    },
  }
}
