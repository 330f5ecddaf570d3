import { createPartialResponse } from 'workbox-range-requests'

import { fileAddress, stores } from './stores'

/** Serves a lesson's file. A stored file is used whatever signature the link has, and needs no connection. */
export const openFile = async (request: Request): Promise<Response> => {
  const kept = await caches.match(fileAddress(request.url), {
    cacheName: stores.files,
  })
  if (!kept) return fetch(request)
  return request.headers.has('range')
    ? createPartialResponse(request, kept)
    : kept
}
