import { ArrowRight, Check, Heart, LayoutList, Minus, Pencil, Plus, Search, SquareKanban, Trash2 } from 'lucide-react'
import { Fragment, useState } from 'react'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { Button, type ButtonVariant, IconButton, TextLink } from '#ui/primitives/button.tsx'
import { Checkbox, RadioGroup, Segmented, Switch } from '#ui/primitives/choice.tsx'
import { FileBox } from '#ui/primitives/file-box.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { Aside, Highlight, Notice } from '#ui/primitives/notice.tsx'
import { Progress, Steps } from '#ui/primitives/progress.tsx'
import { type Met, Ring, Score } from '#ui/primitives/score.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { TabPanel, Tabs } from '#ui/primitives/tabs.tsx'
import { Textarea } from '#ui/primitives/textarea.tsx'
import { Section } from './section.tsx'

const variants: [ButtonVariant, string][] = [
  ['primary', 'Apply Now'],
  ['secondary', 'Save job'],
  ['soft', 'Compare'],
  ['ghost', 'Cancel'],
  ['danger', 'Delete Resume'],
  ['marigold', 'See plans'],
  ['danger-quiet', 'Delete'],
]

const states = [
  { name: 'Rest', props: {} },
  { name: 'Hover', props: { className: 'is-hover' } },
  { name: 'Focus', props: { className: 'is-focus' } },
  { name: 'Off', props: { disabled: true } },
  { name: 'Busy', props: { busy: true } },
]

export function ButtonsSection() {
  const [isSaved, setSaved] = useState(true)
  return (
    <Section title="Buttons" full>
      <div className="overflow-x-auto p-1">
        <div className="grid grid-cols-[4rem_repeat(7,max-content)] items-center gap-3">
          {states.map(({ name, props }) => (
            <Fragment key={name}>
              <span className="meta">{name}</span>
              {variants.map(([variant, words]) => (
                <Button key={variant} variant={variant} {...props}>
                  {words}
                </Button>
              ))}
            </Fragment>
          ))}
        </div>
      </div>
      <div className="row wrap mt-4">
        <Button variant="primary" size="lg">
          Large 52
        </Button>
        <Button variant="primary">Medium 40</Button>
        <Button variant="primary" size="sm" icon={Plus}>
          Small 32
        </Button>
        <IconButton icon={Search} label="Search" variant="secondary" />
        <IconButton
          icon={Heart}
          label={isSaved ? 'Saved' : 'Save job'}
          variant="secondary"
          className="toggle-save"
          aria-pressed={isSaved}
          onClick={() => setSaved(!isSaved)}
        />
        <Button variant="danger-quiet" icon={Trash2}>
          Delete
        </Button>
        <TextLink to="/dev/ui" icon={ArrowRight}>
          A text link
        </TextLink>
      </div>
    </Section>
  )
}

const jobTypes = [
  { value: 'full-time', label: 'Full-time' },
  { value: 'part-time', label: 'Part-time' },
  { value: 'contract', label: 'Contract', disabled: true },
]

export function ControlsSection() {
  const [type, setType] = useState('full-time')
  return (
    <Section title="Controls outside a form" full>
      <div className="grid gap-5 wide:grid-cols-3">
        <div className="stack stack-4">
          <Input aria-label="Full Name" placeholder="As on your resume" />
          <Input aria-label="Keyword" icon={Search} placeholder="Title or skill" />
          <Input aria-label="Disabled" disabled defaultValue="Present" />
          <Input aria-label="Wrong" aria-invalid="true" defaultValue="maya@" />
        </div>
        <div className="stack stack-4">
          <Select
            aria-label="Job Type"
            options={jobTypes}
            value={type}
            onChange={(event) => setType(event.target.value)}
          />
          <Textarea aria-label="Bio" defaultValue="Data analyst." rows={3} />
          <FileBox
            name="okafor_2024.pdf"
            meta="48 KB, 11 days ago"
            actions={<IconButton icon={Pencil} label="Replace" size="sm" />}
          />
          <FileBox name="cover-letter.docx" meta="1.2 MB" progress={62} />
        </div>
        <div className="stack stack-4">
          <div className="stack">
            <Checkbox label="Remote only" defaultChecked />
            <Checkbox label="Not checked" />
            <Checkbox label="Some checked" mixed />
            <Checkbox label="Off" disabled />
            <Switch label="Auto apply on" defaultChecked />
            <Switch label="Off" />
          </div>
          <RadioGroup legend="Job Type" options={jobTypes} value={type} onChange={setType} />
          <RadioGroup legend="As cards" options={jobTypes} value={type} onChange={setType} layout="cards" />
        </div>
      </div>
    </Section>
  )
}

const match: Met[] = ['met', 'met', 'met', 'met', 'met', 'met', 'partly', 'missing', 'unknown']

export function ScoresSection() {
  return (
    <Section title="Scores">
      <div className="row row-4 wrap">
        <Ring segments={match} value={81} />
        <Ring segments={['met', 'met', 'met', 'met', 'missing', 'partly']} value={82} small />
        <Ring segments={[]} value={null} small />
        <div className="stack flex-[1_1_14rem]">
          <div className="row between">
            <Score segments={match} value={81} />
            <b className="strong num">81</b>
          </div>
          <Score segments={match} value={81} large />
          <p className="meta">Full: met. Half: partly. Hollow: missing. Dot: unknown.</p>
          <Progress value={62} label="Uploaded" />
          <Steps done={8} total={10} next label="8 of 10 profile fields filled" />
        </div>
      </div>
      <ul className="why mt-6">
        <li className="met">
          <span className="g">
            <Check />
          </span>
          <div className="q">
            3+ years of SQL in production<span>Met</span>
          </div>
          <p className="e">
            “<Highlight>Wrote and maintained 140 SQL models</Highlight> behind the weekly operations review.”{' '}
            <a href="/dev/ui">Papertrail, 2023</a>
          </p>
        </li>
        <li className="missing">
          <span className="g">
            <Minus />
          </span>
          <div className="q">
            dbt or similar<span>Missing</span>
          </div>
          <p className="e">No mention in your resume or profile.</p>
        </li>
      </ul>
    </Section>
  )
}

export function VoicesSection() {
  return (
    <Section title="Who speaks">
      <div className="stack stack-4">
        <Aside by="Coach · built-in engine" actions={<Button size="sm">See the line</Button>}>
          Fernway asked for dbt and your resume does not mention it. You used it in 2024, by your own notes.
        </Aside>
        <Notice title="You are offline.">Changes are kept here and sent when you are back.</Notice>
        <Notice tone="warn" title="Your resume is missing dates on 2 jobs." />
        <Notice tone="error" title="Failed to load jobs.">
          Nothing was lost. <button type="button">Retry</button>
        </Notice>
        <Notice tone="success" title="Payment Successful!" />
      </div>
    </Section>
  )
}

export function TabsSection() {
  const [tab, setTab] = useState('resumes')
  const [view, setView] = useState<'list' | 'board'>('list')
  const [text, setText] = useState('')
  return (
    <Section title="Tabs, segments, filters" full>
      <Tabs
        label="Documents"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'resumes', label: 'Resumes', count: 4 },
          { value: 'letters', label: 'Cover Letters', count: 2 },
          { value: 'requirements', label: 'Requirements', disabled: true },
        ]}
      >
        <TabPanel value="resumes">Four resumes.</TabPanel>
        <TabPanel value="letters">Two cover letters.</TabPanel>
      </Tabs>
      <div className="mt-4">
        <FilterBar
          search={{ value: text, onChange: setText, label: 'Search' }}
          set={1}
          filters={<Select aria-label="Job Type" options={jobTypes} placeholder="All types" />}
          applied={[{ label: 'Full-time', onRemove: () => {} }]}
          onClear={() => setText('')}
          end={
            <Segmented
              label="View"
              value={view}
              onChange={setView}
              options={[
                { value: 'list', label: 'List', icon: LayoutList },
                { value: 'board', label: 'Board', icon: SquareKanban },
              ]}
            />
          }
        />
      </div>
    </Section>
  )
}
