import { useEffect, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import type { PagePicture } from './draw-pages.ts'
import '../editor.css'
import './import.css'

type Props = {
  resumeId: string
  fileName: string
  /** The page to bring into view, from 1. */
  page: number | undefined
}

/** The pages of an uploaded PDF as images, drawn in the browser. */
export function PagePictures({ resumeId, fileName, page }: Props) {
  const { pages, total, problem, retry } = usePages(resumeId)
  const box = useRef<HTMLDivElement>(null)
  const isDrawn = page !== undefined && pages.length >= page
  useEffect(() => {
    const picture = isDrawn ? box.current?.children[page - 1] : null
    // scroll only the box, not the page while the user types
    if (box.current && picture instanceof HTMLElement) box.current.scrollTop = picture.offsetTop - box.current.offsetTop
  }, [page, isDrawn])
  if (problem) {
    return (
      <Notice tone="warn">
        We couldn't show the pages of this file.{' '}
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      </Notice>
    )
  }
  return (
    <section
      className="im-pages"
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and who has no mouse scrolls it by keys
      tabIndex={0}
      aria-label="Pages of the original"
      aria-busy={pages.length === 0}
    >
      {pages.map(({ url, width, height }, at) => (
        <img key={url} src={url} width={width} height={height} alt={`Page ${at + 1} of ${total} of ${fileName}`} />
      ))}
      {pages.length === 0 && <Skeleton shape="block" className="pv-empty" />}
      {total > pages.length && pages.length > 0 && <p className="meta">{`${pages.length} of ${total} pages`}</p>}
    </section>
  )
}

function usePages(resumeId: string) {
  const [pages, setPages] = useState<PagePicture[]>([])
  const [total, setTotal] = useState(0)
  const [problem, setProblem] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try draws the same file again
  useEffect(() => {
    const ending = new AbortController()
    const drawn: PagePicture[] = []
    const draw = async () => {
      const { url } = await api.documents.resumeLink.call({ id: resumeId })
      const answer = await fetch(url, { signal: ending.signal })
      if (!answer.ok) throw new Error(`answered ${answer.status}`)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      // load it only when the pages are shown, because it is large
      const { drawPages } = await import('./draw-pages.ts')
      for await (const { of, ...picture } of drawPages(bytes, ending.signal)) {
        drawn.push(picture)
        if (ending.signal.aborted) return
        setPages([...drawn])
        setTotal(of)
      }
    }
    draw().catch(() => !ending.signal.aborted && setProblem(true))
    return () => {
      ending.abort()
      for (const { url } of drawn) URL.revokeObjectURL(url)
      setPages([])
    }
  }, [resumeId, tries])
  const retry = () => {
    setProblem(false)
    setTries(tries + 1)
  }
  return { pages, total, problem, retry }
}
