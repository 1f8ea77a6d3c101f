const absent =
  /^\s*setColor\(palette\.(?:Alert|AppBar|Avatar|Chip|FilledInput|Input|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip), .*\);$/gm;

/** Takes the variables of components that the kit does not have out of MUI's theme. */
module.exports = (source) => source.replace(absent, '');
