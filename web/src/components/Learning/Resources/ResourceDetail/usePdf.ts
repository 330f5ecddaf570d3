import { useEffect, useState } from 'react'

import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

// The worker is served from our own origin, because the security policy allows no other.
GlobalWorkerOptions.workerSrc = workerUrl

/** Opens a PDF by its link; a retry gets a new link. */
export const usePdf = (
  url: string,
  freshUrl: () => Promise<string | undefined>
) => {
  const [source, setSource] = useState({ url, tries: 0 })
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let isGone = false
    const loading = getDocument({
      url: source.url,
      // Load only the ranges that are needed, never the whole file.
      disableAutoFetch: true,
      disableStream: true,
      // The security policy does not allow WebAssembly.
      useWasm: false,
    })
    loading.promise.then(
      (opened) => !isGone && setPdf(opened),
      () => !isGone && setHasFailed(true)
    )
    return () => {
      isGone = true
      void loading.destroy()
    }
  }, [source])

  const retry = async () => {
    const fresh = await freshUrl().catch(() => undefined)
    setPdf(undefined)
    setHasFailed(false)
    setSource(({ tries }) => ({ url: fresh ?? url, tries: tries + 1 }))
  }

  return { pdf, hasFailed, retry }
}
