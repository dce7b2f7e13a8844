import { Copy, Eye, MoreHorizontal, Pause, Pencil, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot, Drawer } from '#ui/primitives/dialog.tsx'
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '#ui/primitives/menu.tsx'
import { Popover } from '#ui/primitives/popover.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { Tooltip } from '#ui/primitives/tooltip.tsx'
import { CommandPalette } from '#ui/shell/command-palette.tsx'
import { usePaletteKey } from '#ui/shell/palette-key.ts'
import { PaletteKeys } from '#ui/shell/palette-keys.tsx'
import { Section } from './section.tsx'

function ExampleMenu() {
  return (
    <Menu
      trigger={<IconButton icon={MoreHorizontal} label="Actions for Nurse Educator" variant="secondary" />}
      align="start"
    >
      <MenuItem icon={Eye} kbd="P" onSelect={() => toast.info('Preview')}>
        Preview
      </MenuItem>
      <MenuItem icon={Pause} onSelect={() => toast.success('Job status updated successfully')}>
        Pause Job
      </MenuItem>
      <MenuLink icon={Pencil} to="/dev/ui">
        Edit Job
      </MenuLink>
      <MenuItem icon={Copy} disabled onSelect={() => {}}>
        Duplicate
      </MenuItem>
      <MenuSeparator />
      <MenuHeading>No way back</MenuHeading>
      <MenuItem icon={Trash2} danger onSelect={() => toast.error('Failed to delete job')}>
        Delete
      </MenuItem>
    </Menu>
  )
}

function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const confirm = useConfirm()
  const foot = (
    <DialogFoot start="Step 1 of 2">
      <Button variant="ghost" onClick={() => setOpen(null)}>
        Cancel
      </Button>
      <Button variant="primary" onClick={() => setOpen(null)}>
        Submit Application
      </Button>
    </DialogFoot>
  )
  const ask = async () => {
    const isConfirmed = await confirm({
      title: 'Delete Resume',
      text: 'Are you sure you want to delete "Maya Okafor, Data Analyst"? This action cannot be undone.',
      action: 'Delete Resume',
    })
    if (isConfirmed)
      toast.success({ title: 'Resume deleted successfully', action: { label: 'Undo', onAction: () => {} } })
  }
  return (
    <>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <Button variant="danger-quiet" onClick={() => void ask()}>
        Delete Resume
      </Button>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={() => setOpen(null)}
        title="Apply to Senior Data Analyst"
        description="Fernway Health · Remote, US"
        size="lg"
      >
        <DialogBody>
          <p className="lead">The body scrolls, head and foot stay.</p>
        </DialogBody>
        {foot}
      </Dialog>
      <Drawer open={open === 'drawer'} onOpenChange={() => setOpen(null)} title="Thuy Nguyen">
        <DialogBody>5 yrs, Looker, dbt</DialogBody>
        {foot}
      </Drawer>
    </>
  )
}

const groups = [
  {
    heading: 'Go to',
    items: [
      { id: 'tracker', label: 'Job Tracker', hint: 'Screen', to: '/dev/ui' },
      { id: 'gallery', label: 'This gallery', icon: Eye, to: '/dev/ui' },
    ],
  },
]

const search = async (text: string) => [
  {
    heading: 'Jobs and applications',
    items: [
      {
        id: 'analyst',
        label: `Senior Data Analyst, Fernway Health (${text})`,
        hint: 'Interview, Thursday',
        company: { name: 'Fernway', logoUrl: '/brand/marks/fernway.svg' },
        onSelect: () => toast.info('Senior Data Analyst'),
      },
    ],
  },
]

export function FloatingSection() {
  const [isOpen, setOpen] = useState(false)
  usePaletteKey(useCallback(() => setOpen((was) => !was), []))
  return (
    <Section title="What floats" full>
      <div className="row wrap">
        <ExampleMenu />
        <Dialogs />
        <Popover label="Notifications" align="start" trigger={<Button>Popover</Button>}>
          <p className="strong">Interview on Thursday, 11:30 AM</p>
          <p className="meta">Daniel Reyes at Fernway Health</p>
        </Popover>
        <Tooltip text="Met and half of partly, divided by what is known">
          <Button variant="ghost">Tooltip</Button>
        </Tooltip>
        <Button onClick={() => setOpen(true)}>
          Palette <PaletteKeys />
        </Button>
        <Button
          onClick={() =>
            toast.success({ title: 'Job saved successfully', action: { label: 'Undo', onAction: () => {} } })
          }
        >
          Toast with Undo
        </Button>
        <Button
          onClick={() =>
            toast.error({
              title: 'Application Failed',
              description: 'Failed to submit application. Please try again.',
            })
          }
        >
          Error toast
        </Button>
      </div>
      <CommandPalette open={isOpen} onOpenChange={setOpen} groups={groups} search={search} />
    </Section>
  )
}
