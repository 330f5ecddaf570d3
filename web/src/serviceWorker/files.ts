import { createPartialResponse } from 'workbox-range-requests'

import { fileAddress, stores } from './stores'

/** A file of a lesson: what is kept on the device costs no data, wherever its link has got to. */
export const openFile = async (request: Request): Promise<Response> => {
  const kept = await caches.match(fileAddress(request.url), {
    cacheName: stores.files,
  })
  if (!kept) return fetch(request)
  return request.headers.has('range')
    ? createPartialResponse(request, kept)
    : kept
}
