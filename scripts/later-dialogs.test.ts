import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { withLaterDialogs } from './later-dialogs.ts'

const read = (code: string) => withLaterDialogs(code, parseAst(code) as never)

it('lets dialogs and drawers of other files come later', () => {
  expect(
    read(`import { a } from './a.ts'
import { SuspendDialog, LookDialog as Look } from './suspend-dialog.tsx'
import { VersionsDrawer } from '#features/documents/ui/versions-drawer.tsx'
export const page = () => a(SuspendDialog, Look, VersionsDrawer)`),
  ).toBe(`import { loadLater as loadLaterDialog } from '#ui/shell/load-later.tsx';
import { a } from './a.ts'
const SuspendDialog = loadLaterDialog(() => import("./suspend-dialog.tsx").then((file) => file.SuspendDialog));
const Look = loadLaterDialog(() => import("./suspend-dialog.tsx").then((file) => file.LookDialog));
const VersionsDrawer = loadLaterDialog(() => import("#features/documents/ui/versions-drawer.tsx").then((file) => file.VersionsDrawer));
export const page = () => a(SuspendDialog, Look, VersionsDrawer)`)
})

it('leaves the rest of such a file where it is', () => {
  expect(read(`import { RuleDialog, ruleWords } from './rule.tsx'`)).toContain(
    `import { ruleWords as ruleWords } from "./rule.tsx";
const RuleDialog = loadLaterDialog(() => import("./rule.tsx").then((file) => file.RuleDialog));`,
  )
})

it.each([
  ['the kit itself', `import { SplitDialog } from '#ui/primitives/split-dialog.tsx'`],
  ['a button that opens one', `import { InviteStaffButton } from './invite-staff-dialog.tsx'`],
  ['a library', `import { Dialog } from '@base-ui/react/dialog'`],
  ['a whole file', `import * as file from './rule-dialog.tsx'`],
])('leaves %s', (_, code) => {
  expect(read(code)).toBeNull()
})
