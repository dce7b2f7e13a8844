import './site-pages.css'

/** Frequently asked questions with answers. */
export function Questions({ questions }: { questions: readonly { asked: string; answer: string }[] }) {
  return (
    <section className="pub sp-part" aria-labelledby="questions">
      <h2 id="questions">FAQ</h2>
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
