/** How long a client may take. */
export const timeouts = {
  /** To send a request. */
  requestTimeout: 120_000,
  /**
   * The time without a byte in either direction, for example while an answer is not read. Streams send something every
   * few seconds, and no request takes as long.
   */
  connectionTimeout: 300_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
}
