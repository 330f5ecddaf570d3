import { freeJobsOfDeadWorkers } from 'src/lib/jobs/workers'

/** Has the jobs of killed workers run again. */
const freeJobs = async () => {
  await freeJobsOfDeadWorkers()
}

export default freeJobs
