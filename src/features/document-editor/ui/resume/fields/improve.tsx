import { type ReactNode, useState } from 'react'
import { ImproveText } from '../../assist/improve-text.tsx'
import { usePlaces } from '../places.tsx'

type Props = {
  kind: 'summary' | 'responsibility' | 'description'
  text: string
  onAccept: (text: string) => void
  actions?: ReactNode
}

/** 'Improve with AI' for a text of the resume. A rewrite may use the whole resume (AI-07). */
export function Improve(props: Props) {
  const { form } = usePlaces()
  const [material, setMaterial] = useState(() => form.getValues())
  // read the content only when the user focuses the button, so that typing elsewhere does not re-render it
  const read = () => setMaterial(structuredClone(form.getValues()))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices what happens in the button
    <div onFocus={read} onPointerDownCapture={read}>
      <ImproveText {...props} material={material} />
    </div>
  )
}
