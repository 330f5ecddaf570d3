type Sending = {
  body: FormData | string
  headers: Record<string, string>
  /** Called with the share of the body that has been sent, from 0 to 100. */
  onProgress: (percent: number) => void
}

/**
 * Posts a body like `fetch`, which cannot tell how much it has sent.
 * @throws TypeError without an answer, as `fetch` does
 */
export const sendWithProgress = (
  url: string,
  { body, headers, onProgress }: Sending
) =>
  new Promise<Pick<Response, 'ok' | 'status' | 'json'>>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers))
      request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? (loaded * 100) / total : 0)
    request.onload = () =>
      resolve({
        ok: request.status >= 200 && request.status < 300,
        status: request.status,
        json: async () => JSON.parse(request.responseText),
      })
    const fail = () => reject(new TypeError('The upload got no answer.'))
    request.onerror = fail
    request.onabort = fail
    request.send(body)
  })
