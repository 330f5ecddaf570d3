/** How long a client may take. */
export const timeouts = {
  /** To send a request. */
  requestTimeout: 120_000,
  /**
   * Without a byte in either direction, such as of an answer that is not read. Streams send something every few seconds,
   * and no request takes as long.
   */
  connectionTimeout: 300_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
}
