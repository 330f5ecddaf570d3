// Every change leaves one row in the info log (docs/security.md S-70). This test reads the sources: it proves that the
// code of each mutation can reach what writes the log, not that each of its ways does. The rows that mutations of each
// domain really write are counted by auditRows.test and auditRowsOfSchool.test.
import { reachesLog, serviceFiles } from 'src/testing/logReach'
import { operations } from 'src/testing/operations'

/** Mutations that change no data of the school, or whose row is written elsewhere; each with its reason. */
const silent: Record<string, string> = {
  addUserLoginLog: 'writes a log of its own',
  applyImport: 'the job that writes the records logs each of them',
  checkImportAgain: 'an import changes nothing before it is applied',
  deleteSavedView: 'a filter that one person keeps',
  downloadResource: 'its row in ResourceDownload is the record',
  hideReturneeModal: 'notes that the person has seen something',
  HideReturneeModal: 'notes that the person has seen something',
  leaveOutImportRows: 'an import changes nothing before it is applied',
  markChangelogSeen: 'notes that the person has seen something',
  markFeedSeen: 'notes that the person has seen something',
  markNoticesRead: 'notes that the person has seen something',
  proveSecondFactor: 'notes a proof in the session, and changes no data',
  reactToPost: 'its row in FeedReaction is the record, and there are many',
  saveFormAnswers: 'answers that are not sent yet; sending them logs',
  saveNoticeSetting: 'how the person wants to be told',
  saveNoticeTiming: 'how the person wants to be told',
  savePreferences: 'how the app looks to the person',
  saveView: 'a filter that one person keeps',
  sendTestMail: 'a mail to the sender alone, and no data',
  startSecondFactor: 'nothing holds before confirmSecondFactor, which logs',
  testAnnouncement: 'a mail to the sender alone, and no data',
  validateOtp:
    'a step of a reset, whose end logs; the request counts its tries',
  watchForm: 'how the person wants to be told',
}

test('The code of every mutation reaches the info log, or says why not', () => {
  const files = serviceFiles()
  const mutations = operations.flatMap(({ kind, name }) =>
    kind === 'mutation' ? [name] : []
  )
  expect(mutations.length).toBeGreaterThan(300)
  expect(
    mutations.filter((name) => !reachesLog(files.get(name) ?? '', name)).sort()
  ).toEqual(Object.keys(silent).sort())
})
