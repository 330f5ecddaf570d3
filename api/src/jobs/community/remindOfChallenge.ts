import { remindOfTasks } from 'src/services/community/challenge/remindOfTasks'

/** Runs every morning: tells participants of a challenge of today's task. */
const remindOfChallenge = () => remindOfTasks(new Date())

export default remindOfChallenge
