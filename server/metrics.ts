/** Upper limits of the histogram of answers, in seconds. */
const LIMITS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Series {
  count: number;
  sum: number;
  buckets: number[];
}

/** Counts answers by route and status, and renders them in the text format of Prometheus. */
export class Metrics {
  readonly #series = new Map<string, Series>();

  observe(route: string, status: number, seconds: number): void {
    const name = `route="${route}",status="${status}"`;
    const series = this.#series.get(name) ?? { count: 0, sum: 0, buckets: LIMITS.map(() => 0) };
    series.count += 1;
    series.sum += seconds;
    for (const [at, limit] of LIMITS.entries()) {
      if (seconds <= limit) series.buckets[at]! += 1;
    }
    this.#series.set(name, series);
  }

  render(gauges: Readonly<Record<string, number>>): string {
    const lines = ['# TYPE feedback_request_seconds histogram'];
    for (const [name, { count, sum, buckets }] of this.#series) {
      for (const [at, limit] of LIMITS.entries()) {
        lines.push(`feedback_request_seconds_bucket{${name},le="${limit}"} ${buckets[at]}`);
      }
      lines.push(`feedback_request_seconds_bucket{${name},le="+Inf"} ${count}`);
      lines.push(`feedback_request_seconds_sum{${name}} ${sum}`);
      lines.push(`feedback_request_seconds_count{${name}} ${count}`);
    }
    for (const [name, value] of Object.entries(gauges)) {
      lines.push(`# TYPE feedback_${name} gauge`, `feedback_${name} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
