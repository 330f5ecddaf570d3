import { freeJobsOfDeadWorkers } from 'src/lib/jobs/workers'

/** Frees the jobs of killed workers, so that they run again. */
const freeJobs = async () => {
  await freeJobsOfDeadWorkers()
}

export default freeJobs
