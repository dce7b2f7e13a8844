import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { drawFast, type Layer } from '#features/documents/draw-fast.ts'
import type { Preview } from '#features/documents/preview-contract.ts'
import '../editor.css'

type Sheet = Preview['pages'][number]
type Mark = Preview['marks'][number]
type Props = {
  sheet: Sheet
  label: string
  marks: Mark[]
  part: string | null
  onPart: (id: string) => void
}

/** One page as an image, so that its content cannot run code in the app. A click opens the clicked part in the form. */
export function PreviewPage({ sheet, label, marks, part, onPart }: Props) {
  const sources = useDecoded(useSources(sheet.svg))
  const size = { width: Math.round(sheet.width), height: Math.round(sheet.height) }
  const click = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * sheet.width
    const y = ((event.clientY - box.top) / box.height) * sheet.height
    const hit = smallestAt(marks, x, y)
    if (hit) onPart(hit.id)
  }
  const current = marks.filter(({ id }) => id === part)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the form reaches every part by keyboard; this is a shortcut of the pointer
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div className="pv-page" onClick={click}>
      <svg className="pv-marks" viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
        {current.map(({ x, y, width, height }) => (
          <rect className="pv-mark" key={y} x={x - 6} y={y - 4} width={width + 12} height={height + 8} rx="3" />
        ))}
      </svg>
      <div className="pv-sheet" role="img" aria-label={label}>
        {sources.map((source, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its place
          <img key={at} src={source} alt="" {...size} />
        ))}
      </div>
    </div>
  )
}

/** The layers of a page as image URLs. An unchanged layer has the same URL. */
function useSources(svg: string): string[] {
  const before = useRef<Layer[]>([])
  return useMemo(() => {
    before.current = drawFast(svg, before.current)
    return before.current.map((layer) => pictureSource(layer.svg))
  }, [svg])
}

/** An SVG as an image URL. Only characters with a meaning in URLs are escaped, because the text is long. */
const pictureSource = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${svg.replaceAll('%', '%25').replaceAll('#', '%23')}`

/** The URLs once all images are decoded. Until then the previous URLs are returned, to avoid flicker. */
function useDecoded(sources: string[]): string[] {
  const [shown, setShown] = useState(sources)
  const painted = useRef(sources)
  useEffect(() => {
    let isCurrent = true
    const decode = (src: string) => Object.assign(new Image(), { src }).decode()
    const show = () => {
      if (!isCurrent) return
      painted.current = sources
      setShown(sources)
    }
    void Promise.allSettled(sources.filter((source, at) => source !== painted.current[at]).map(decode)).then(show)
    return () => {
      isCurrent = false
    }
  }, [sources])
  return shown
}

/** The smallest part at a point of the page: an item takes precedence over its section. */
export function smallestAt(marks: readonly Mark[], x: number, y: number): Mark | undefined {
  return marks
    .filter((m) => x >= m.x - 6 && x <= m.x + m.width + 6 && y >= m.y - 4 && y <= m.y + m.height + 4)
    .sort((a, b) => a.width * a.height - b.width * b.height)[0]
}
