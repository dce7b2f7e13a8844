import './site-pages.css'

/** What was asked before, each answer under its question. */
export function Questions({ questions }: { questions: readonly { asked: string; answer: string }[] }) {
  return (
    <section className="pub sp-part" aria-labelledby="questions">
      <h2 id="questions">Asked before</h2>
      <div className="sp-questions">
        {questions.map(({ asked, answer }) => (
          <details key={asked}>
            <summary>{asked}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
