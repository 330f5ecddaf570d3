import { test as base } from '@playwright/test'

export * from '@playwright/test'

/** Closes the browser contexts that a test opened itself; otherwise their pages go on asking the server until the last test. */
export const test = base.extend<{ closing: void }>({
  closing: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
