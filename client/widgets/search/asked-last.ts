/**
 * Keeps the answer to the last question, also while it is on its way, for whoever asks the same again.
 *
 * @param isKept false for an answer that another try may better; one that failed is never kept
 */
export function askedLast<Question extends readonly unknown[], Answer>(
  ask: (...question: Question) => Promise<Answer>,
  isKept: (answer: Answer) => boolean,
): (...question: Question) => Promise<Answer> {
  const last: { key: string; answer: Promise<Answer> | null } = { key: '', answer: null }
  return (...question) => {
    const key = JSON.stringify(question)
    if (last.key === key && last.answer !== null) return last.answer
    const answer = ask(...question)
    Object.assign(last, { key, answer })
    const drop = () => {
      if (last.answer === answer) last.answer = null
    }
    answer.then((given) => isKept(given) || drop(), drop)
    return answer
  }
}
