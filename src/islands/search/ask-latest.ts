/**
 * Creates a function that asks one question at a time. While an answer is pending, it keeps only
 * the newest question, and it drops outdated answers: a fast typist never waits for them.
 */
export function createLatestAsker<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  onAnswer: (answer: Answer, question: Question) => void,
  onProblem: (question: Question) => void,
) {
  let busy = false;
  let next: { question: Question } | null = null;

  const run = async (question: Question): Promise<void> => {
    busy = true;
    try {
      const answer = await ask(question);
      if (next === null) onAnswer(answer, question);
    } catch {
      if (next === null) onProblem(question);
    }
    busy = false;
    const waiting = next;
    next = null;
    if (waiting) await run(waiting.question);
  };

  return (question: Question): void => {
    if (busy) next = { question };
    else void run(question);
  };
}
