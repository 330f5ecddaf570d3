import { useEffect, useState, type RefObject } from 'react'

import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

type PdfPage = {
  pdf: PDFDocumentProxy | undefined
  number: number
  canvas: RefObject<HTMLCanvasElement>
  /** The element whose width the page fills. */
  frame: RefObject<HTMLElement>
}

/** A higher density needs more memory than phones have. */
const MAX_DENSITY = 2

type Drawn = { number: number; text: string }

/** Draws a page as wide as its frame and returns its text. */
export const usePdfPage = ({ pdf, number, canvas, frame }: PdfPage) => {
  const [drawn, setDrawn] = useState<Drawn>()
  const [failedOn, setFailedOn] = useState<PDFDocumentProxy>()

  useEffect(() => {
    const target = canvas.current
    if (!pdf || !target) return
    let isGone = false
    let stop = () => {}
    const draw = async () => {
      const page = await pdf.getPage(number)
      if (isGone) return
      const width = frame.current?.clientWidth || target.clientWidth || 600
      const density = Math.min(window.devicePixelRatio || 1, MAX_DENSITY)
      const scale = (width / page.getViewport({ scale: 1 }).width) * density
      const viewport = page.getViewport({ scale })
      target.width = Math.floor(viewport.width)
      target.height = Math.floor(viewport.height)
      target.style.width = `${Math.floor(viewport.width / density)}px`
      const rendering = page.render({ canvas: target, viewport })
      stop = () => rendering.cancel()
      await rendering.promise
      const { items } = await page.getTextContent()
      if (isGone) return
      const text = items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
      setDrawn({ number, text })
    }
    draw().catch(() => !isGone && setFailedOn(pdf))
    return () => {
      isGone = true
      stop()
    }
  }, [pdf, number, canvas, frame])

  return {
    isDrawn: drawn !== undefined,
    text: drawn?.number === number ? drawn.text : '',
    // A retry opens a new document, so the failure of the previous one no longer counts.
    hasFailed: failedOn !== undefined && failedOn === pdf,
  }
}
