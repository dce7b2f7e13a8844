// One rule for each import rule of docs/ARCHITECTURE.md; scripts/import-rules.test.ts plants a violation of every one.
const areas = require('./scripts/area-order.json')

const SERVER = '^src/(server|db|demo|features/[^/]+/server)/'
const BROWSER = '^src/(routes|app|client|gallery|ui|features/[^/]+/ui)/'
// every file of an area that both sides use: contract, rules, policy, events and what they are made of
const PURE = '^src/features/[^/]+/(?!server/|ui/)'

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })
const value = { dependencyTypesNot: ['type-only'] }

module.exports = {
  forbidden: [
    forbid('lib-imports-nothing-of-ours', { path: '^src/lib/' }, { path: '^src/(?!lib/)' }),
    forbid(
      'ui-imports-only-ui-and-lib',
      { path: '^src/(ui|gallery)/' },
      { path: '^src/(?!ui/|gallery/|lib/)', ...value },
    ),
    forbid('shared-core-is-pure', { path: PURE }, { path: '^src/(?!lib/|features/[^/]+/(?!server/|ui/))' }),
    forbid(
      'shared-core-is-pure',
      { path: `${PURE}|^src/lib/` },
      { dependencyTypes: ['core'] },
      'Browsers have no node:',
    ),
    forbid('browser-never-imports-server', { path: BROWSER }, { path: SERVER, ...value }),
    forbid(
      'server-never-imports-ui',
      { path: `${SERVER}|^src/apps/` },
      { path: '\\.tsx$|^src/(routes|ui|gallery|client|features/[^/]+/ui|app/(?!contract\\.ts))', ...value },
      'Node runs the server as it is written, and it knows no JSX',
    ),
    forbid(
      'platform-knows-no-feature',
      { path: '^src/(server|db|client)/' },
      { path: '^src/(features|routes|app|apps|demo)/' },
    ),
    forbid('database-imports-no-server', { path: '^src/db/' }, { path: '^src/server/' }),
    forbid('areas-import-nothing-above', { path: '^src/features/' }, { path: '^src/(routes|app|apps|demo)/' }),
    forbid(
      'areas-only-through-their-interface',
      { path: '^src/features/([^/]+)/' },
      {
        path: '^src/features/',
        pathNot: [
          '^src/features/$1/',
          // the pure files of an area, in folders or not
          '^src/features/[^/]+/(?!server/|ui/)',
          '^src/features/[^/]+/server/(?!(?:router|subscribers|load|http)\\.ts$)[^/]+\\.ts$',
          '^src/features/[^/]+/ui/queries\\.ts$',
          '^src/features/[^/]+/ui/components/',
        ],
      },
    ),
    ...areas.map((area, place) => {
      const above = areas.slice(place + 1).join('|')
      return forbid(
        'areas-only-downward',
        { path: `^src/features/${area}/` },
        { path: `^src/features/(${above || '-'})/` },
      )
    }),
    forbid(
      'areas-only-downward',
      { path: '^src/' },
      { path: `^src/features/(?!(?:${areas.join('|')})/)` },
      'An area has its place in scripts/area-order.json',
    ),
    forbid('no-cycles', {}, { circular: true, viaOnly: value }),
    forbid('no-barrels', { path: '^src/' }, { path: '^src/', dependencyTypes: ['export'] }),
    forbid('only-tests-use-testing', { path: '^src/(?!testing/)' }, { path: '^src/testing/' }),
    forbid('everything-resolves', {}, { couldNotResolve: true, pathNot: '^(virtual:|tanstack-)' }),
  ],
  options: {
    // TypeScript 7 has no parser for other programs: with its own one the cruiser would silently read nothing
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(test|testing)\\.tsx?$' },
    detectProcessBuiltinModuleCalls: false,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
