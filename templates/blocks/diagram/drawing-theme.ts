import type { DrawingColors } from './drawing.ts'

/** The page's own fonts can't be had in a picture: what the system has looks alike everywhere. */
const fontFamily = "'Helvetica Neue', Arial, 'Liberation Sans', sans-serif"

/** @returns `{name0: value(0), …}`: how the library names what follows one another */
const numbered = (name: string, count: number, value: (index: number) => string | undefined, first = 0) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index + first}`, value(index)]))

/** @returns the settings that make the library draw in the page's colours */
export function themeOf(colors: DrawingColors, dark: boolean) {
  const { text, muted, line, canvas, surface, shape, edge, note, noteEdge, series } = colors
  return {
    theme: 'base' as const,
    darkMode: dark,
    fontFamily,
    // Words on a line hide the line: some kinds let it shine through.
    themeCSS: `.edgeLabel rect, .edgeLabel .label rect { fill: ${canvas}; opacity: 1 }`,
    themeVariables: {
      darkMode: dark,
      background: canvas,
      fontFamily,
      fontSize: '15px',
      primaryColor: shape,
      primaryTextColor: text,
      primaryBorderColor: edge,
      secondaryColor: surface,
      secondaryTextColor: text,
      secondaryBorderColor: line,
      tertiaryColor: surface,
      tertiaryTextColor: text,
      tertiaryBorderColor: line,
      lineColor: muted,
      textColor: text,
      titleColor: text,
      edgeLabelBackground: canvas,
      clusterBkg: surface,
      clusterBorder: line,
      noteBkgColor: note,
      noteTextColor: text,
      noteBorderColor: noteEdge,
      ...sequence(colors),
      ...tasks(colors),
      rowOdd: canvas,
      rowEven: surface,
      commitLabelColor: text,
      commitLabelBackground: surface,
      tagLabelColor: text,
      tagLabelBackground: shape,
      tagLabelBorder: edge,
      ...inSeries(colors),
      ...quadrants(colors),
      xyChart: { ...axes(colors), plotColorPalette: series.join(',') },
    },
  }
}

function sequence({ text, muted, line, canvas, surface, shape, edge }: DrawingColors) {
  return {
    actorBkg: shape,
    actorBorder: edge,
    actorTextColor: text,
    actorLineColor: line,
    signalColor: muted,
    signalTextColor: text,
    labelBoxBkgColor: surface,
    labelBoxBorderColor: line,
    labelTextColor: text,
    loopTextColor: text,
    activationBkgColor: surface,
    activationBorderColor: muted,
    sequenceNumberColor: canvas,
  }
}

function tasks({ text, line, canvas, surface, shape, edge, note, noteEdge, danger, dangerGround }: DrawingColors) {
  return {
    sectionBkgColor: surface,
    sectionBkgColor2: surface,
    altSectionBkgColor: canvas,
    taskBkgColor: shape,
    taskBorderColor: edge,
    taskTextColor: text,
    taskTextDarkColor: text,
    taskTextLightColor: text,
    taskTextOutsideColor: text,
    activeTaskBkgColor: note,
    activeTaskBorderColor: noteEdge,
    doneTaskBkgColor: surface,
    doneTaskBorderColor: line,
    critBkgColor: dangerGround,
    critBorderColor: danger,
    todayLineColor: danger,
    gridColor: line,
  }
}

/** What a drawing has any number of: branches, slices, sections. */
function inSeries({ text, canvas, series, grounds }: DrawingColors) {
  const solid = (index: number) => series[index % series.length]
  const ground = (index: number) => grounds[index % grounds.length]
  return {
    ...numbered('git', 8, solid),
    ...numbered('gitInv', 8, () => canvas),
    ...numbered('gitBranchLabel', 8, () => canvas),
    ...numbered('pie', 12, solid, 1),
    pieSectionTextColor: canvas,
    pieTitleTextColor: text,
    pieLegendTextColor: text,
    pieStrokeColor: canvas,
    pieOuterStrokeColor: canvas,
    pieOpacity: '1',
    ...numbered('venn', 8, solid, 1),
    vennTitleTextColor: text,
    ...numbered('cScale', 12, ground),
    ...numbered('cScalePeer', 12, solid),
    ...numbered('cScaleInv', 12, solid),
    ...numbered('cScaleLabel', 12, () => text),
    ...numbered('fillType', 8, ground),
  }
}

function quadrants({ text, line, canvas, surface, edge }: DrawingColors) {
  return {
    quadrant1Fill: surface,
    quadrant2Fill: canvas,
    quadrant3Fill: surface,
    quadrant4Fill: canvas,
    quadrant1TextFill: text,
    quadrant2TextFill: text,
    quadrant3TextFill: text,
    quadrant4TextFill: text,
    quadrantPointFill: edge,
    quadrantPointTextFill: text,
    quadrantXAxisTextFill: text,
    quadrantYAxisTextFill: text,
    quadrantTitleFill: text,
    quadrantInternalBorderStrokeFill: line,
    quadrantExternalBorderStrokeFill: line,
  }
}

function axes({ text, line, canvas }: DrawingColors) {
  return {
    backgroundColor: canvas,
    titleColor: text,
    dataLabelColor: text,
    xAxisTitleColor: text,
    xAxisLabelColor: text,
    xAxisTickColor: line,
    xAxisLineColor: line,
    yAxisTitleColor: text,
    yAxisLabelColor: text,
    yAxisTickColor: line,
    yAxisLineColor: line,
  }
}
