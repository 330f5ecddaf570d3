/// <reference lib="webworker" />
import { CHANNEL, type WorkerMessage } from './stores'

/** The worker's global scope with its proper type. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope

const channel = new BroadcastChannel(CHANNEL)

export const tell = (message: WorkerMessage) => channel.postMessage(message)

export const after = (ms: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, ms))
