/// <reference lib="webworker" />
import { CHANNEL, type WorkerNews } from './stores'

/** The worker's global scope with its proper type. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope

const channel = new BroadcastChannel(CHANNEL)

export const tell = (news: WorkerNews) => channel.postMessage(news)

export const after = (ms: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, ms))
