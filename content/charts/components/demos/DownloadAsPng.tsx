import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import { monthlySales } from '../../datasets/sales';

const COPIED = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'opacity', 'font', 'text-anchor'];

/** Writes the styles that come from CSS into the copy, which has no style sheets. */
function copyStyles(from: Element, to: SVGElement): void {
  const styles = window.getComputedStyle(from);
  for (const name of COPIED) to.style.setProperty(name, styles.getPropertyValue(name));
  Array.from(from.children).forEach((child, index) =>
    copyStyles(child, to.children[index] as SVGElement),
  );
}

async function toPng(svg: SVGSVGElement, background: string): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copyStyles(svg, copy);
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);

  const image = new Image();
  const text = new XMLSerializer().serializeToString(copy);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();

  const canvas = document.createElement('canvas');
  canvas.width = width * 2;
  canvas.height = height * 2;
  const context = canvas.getContext('2d')!;
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

export default function DownloadAsPng() {
  const chart = React.useRef<HTMLDivElement>(null);

  const download = async () => {
    const svg = chart.current?.querySelector('svg');
    if (!svg) return;
    const href = await toPng(svg, 'white');
    Object.assign(document.createElement('a'), { href, download: 'sales.png' }).click();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={download}>
        Download as PNG
      </Button>
      <div ref={chart}>
        <BarChart
          height={260}
          dataset={monthlySales}
          xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
          series={[{ dataKey: 'store' }]}
          desc="Sales of the store per month."
        />
      </div>
    </Box>
  );
}
