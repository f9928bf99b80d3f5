import { describe, expect, it } from 'vitest';
import { format } from './format.ts';

describe('format', () => {
  it('formats TypeScript with JSX', async () => {
    const code =
      'export default function Demo( ) { const n : number=1;return <b title="n">{n}</b> }';
    expect(await format(code, 'Demo.tsx')).toBe(`export default function Demo() {
  const n: number = 1;
  return <b title="n">{n}</b>;
}
`);
  });

  it('formats JavaScript and style sheets', async () => {
    expect(await format('const a = "b"', 'Demo.js')).toBe("const a = 'b';\n");
    expect(await format('.a{color:red}', 'Demo.css')).toBe('.a {\n  color: red;\n}\n');
  });

  it('rejects code that cannot be parsed', async () => {
    await expect(format('const = 1', 'Demo.tsx')).rejects.toThrow(/Unexpected token/);
  });
});
