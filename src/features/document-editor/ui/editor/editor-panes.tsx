import { Eye, PenLine } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Segmented } from '#ui/primitives/choice.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { PreviewPane } from './preview-pane.tsx'
import '../editor.css'

type Props = { form: ReactNode; preview: ComponentProps<typeof PreviewPane> }

/** Form and Live Preview side by side; one at a time on narrow screens (BUILD-03). */
export function EditorPanes({ form, preview }: Props) {
  const [shown, setShown] = useState('form')
  const { onPart } = preview
  return (
    <div className={cx('ed-panes', shown === 'preview' && 'is-preview')}>
      <div className="ed-switch">
        <Segmented
          label="Form or preview"
          value={shown}
          onChange={setShown}
          options={[
            { value: 'form', label: 'Form', icon: PenLine },
            { value: 'preview', label: 'Preview', icon: Eye },
          ]}
        />
      </div>
      <div className="ed-form">{form}</div>
      <PreviewPane
        {...preview}
        onPart={(id) => {
          setShown('form')
          onPart(id)
        }}
      />
    </div>
  )
}
