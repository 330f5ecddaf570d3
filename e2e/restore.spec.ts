// A restore from the pages, with a school of its own: the server is replaced on the way.
import { withOwnSchool } from './ownSchool'
import { PASSWORD, signIn } from './people'
import { open, picture } from './screens'
import { expect, test } from './test'

const ADMIN = 'admin@example.com'

test('An administrator restores a backup, and everyone sees the school of that time', async ({
  browser,
}) => {
  test.slow()
  await withOwnSchool(async ({ origin, browsing, query, said }) => {
    const page = await open(browser, undefined, browsing)
    await signIn(page.request, ADMIN)
    const visitor = await open(browser, undefined, browsing)

    await test.step('A backup is made, and the school goes on', async () => {
      await page.goto('/backup/history')
      await page.getByRole('button', { name: 'Back up now' }).click()
      await expect(page.getByText(/every table was equal/)).toBeVisible({
        timeout: 120_000,
      })
      await query(
        `UPDATE "User" SET "firstName" = 'Later' WHERE email = 'dino@example.com'`
      )
      await visitor.goto('/login')
    })

    const health: number[] = []
    await test.step('The restore asks for the word and the password', async () => {
      await page.getByRole('button', { name: 'Restore …' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(/is gone from the school/)).toBeVisible()
      await dialog.getByLabel('Your password').fill(PASSWORD)
      await dialog.getByLabel('Type RESTORE to confirm').fill('restore')
      await dialog.getByRole('button', { name: 'Restore the school' }).click()
      await expect(
        dialog.getByText(/exactly as it is shown/).first()
      ).toBeVisible()
      await dialog.getByLabel('Type RESTORE to confirm').fill('RESTORE')
      await dialog.getByRole('button', { name: 'Restore the school' }).click()
      await expect(dialog.getByText(/is being backed up/)).toBeVisible()
    })

    await test.step('Meanwhile every page says so, and leads to the sign-in', async () => {
      await expect
        .poll(
          async () => {
            const answer = await fetch(`${origin}/courses`).catch(() => null)
            if (answer?.status !== 503) return answer?.status
            health.push((await fetch(`${origin}/api/health`)).status)
            return answer.text()
          },
          { intervals: [50], timeout: 120_000 }
        )
        .toContain('Nire-restore ang school')
      expect(health.at(-1)).toBe(200)
      await visitor.goto('/privacy-policy')
      await expect(
        visitor.getByText('The school is being restored from a backup')
      ).toBeVisible()
      await picture(visitor, 'maintenance', false)
      await visitor.waitForURL('**/login', { timeout: 120_000 })
      await page.waitForURL('**/login', { timeout: 120_000 })
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
      expect(said.join('\n')).toContain('starts again after a restore')
      expect(said.join('\n')).not.toContain('ended by itself')
    })

    await test.step('The school is as it was; the history says what happened', async () => {
      expect(
        await query(
          `SELECT "firstName" FROM "User" WHERE email = 'dino@example.com'`
        )
      ).toEqual([{ firstName: 'Dino' }])
      await signIn(page.request, ADMIN)
      await page.goto('/backup/history')
      await expect(page.getByText('Before a restore')).toBeVisible()
      await expect(
        page.getByText(/sulong_test_own_\d+_before_\d{14}/)
      ).toBeVisible()
      await picture(page, 'restored', false)
      expect(
        await query(
          `SELECT facts->>'change' AS change FROM "Notice" WHERE key LIKE 'restore-%' LIMIT 1`
        )
      ).toEqual([{ change: 'restored' }])
      expect(
        await query(
          `SELECT l.after->>'userName' AS by FROM "InfoLog" l JOIN "User" u ON u.id = l."actorUserId"
           WHERE action = 'backup.restored' AND u.email = '${ADMIN}'`
        )
      ).toHaveLength(1)
    })

    await test.step('The database from before can be deleted', async () => {
      await page.getByRole('button', { name: 'Delete' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Your password').fill(PASSWORD)
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(
        page.getByText(/sulong_test_own_\d+_before_\d{14}/)
      ).toBeHidden()
    })
  })
})
