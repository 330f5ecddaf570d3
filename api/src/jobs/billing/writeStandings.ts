import { writeStandings } from 'src/services/billing/bills/writeStandings'

/** Runs every few minutes; a late run only makes the desk's lists read more rows. */
const writeChanged = async () => {
  await writeStandings()
}

export default writeChanged
